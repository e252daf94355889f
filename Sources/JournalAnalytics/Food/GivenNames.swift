/// Common given names, folded, without those that are as often ordinary words (*Will*, *Mark*, *May*).
enum GivenNames {
  static let all = wordList(list)

  /// Those that name no food either: companions at a meal, `soup with Anna`.
  static let noFoods = all.subtracting(noFoodsAlone).union(wordList(company))

  /// All of them, and words for companions.
  static let people = all.union(wordList(company))

  /// Names that occur in names of dishes, and name none alone.
  static let noFoodsAlone = wordList(ofDishes)

  /// Words for companions.
  private static let company = """
    girls boys lads guys girlfriends mates tia tio tias tios chicas chicos
    yaya yayo ollie mum mom mother dad father sister sisters brother brothers husband wife son sons daughter daughters child children kids partner
    boyfriend girlfriend friend friends colleague colleagues family parents grandma grandpa granny grandparents aunt uncle cousin
    cousins niece nephew folks coworker coworkers housemate housemates grandson granddaughter gramps auntie roommate roommates
    flatmate flatmates neighbour neighbours mama oma opa mutter vater eltern schwester bruder sohn tochter kinder kindern freund
    freundin freunde freunden freundinnen kollege kollegen kollegin kolleginnen familie tante onkel omas opas mamas tantes mutters
    schwiegermutter schwiegervater grosseltern grossmutter grossvater nichte neffe ehemann ehefrau leute leuten nachbar nachbarn
    nachbarin mamie papi papy epoux epouse copain copine voisins enfant enfants abuela abuelo abuelos novia novio marido esposa
    esposo suegra suegro prima primo primos vecinos nonno nonni moglie marito fidanzato fidanzata bambini suocera mamma babbo
    maman soeur frere amis amie amies collegues famille amigos amigas hermana hermano familia colleghi amici sorella fratello
    vrienden collega vanner kollegor familj venner kolleger
    """

  private static let list = """
    aaliyah aaron abby abdul abel abigail abraham adam adele adriana adriano agata agathe agnes agneta agnieszka ahmed ahmet aidan
    aileen aino aisha ajay akiko akira alan albert alberto aldo alejandra alejandro aleksander aleksandra alessandra alessandro
    alessia alessio alex alexander alexandra alexandre alexey alexis alfonso alfred alice alicja alina alisa alison alistair
    almudena alvaro amalia amanda amaya amelia amelie amir amira amit amy ana anais anastasia anders andre andrea andreas andrej
    andres andrew andrzej andy anette angela angelika angelo angie angus anika anil anita anja anjali anke anna anne anneke annelies
    anneliese annette annick annie annika anselm antje antoine anton antonella antonia antonio anya arash archie arianna arjun arlo
    arnaud arne arthur artur arturo arun asha ashley ashok asim astrid attila aubrey audrey augustin aurelie axel aylin ayse ayumi
    azra balazs barbara barry bartek bastian bastien bea beata beate beatrice beatriz becky begona bella ben benjamin beppe
    bernadette bernard bernardo bernd bertrand beth bettina betty beverley bilal birgit birgitta birgitte birte bjarne bjorn bob
    bodo bogdan bonnie boris borja brad brandon brenda brendan brian brigitte britta bruno bryan burak caitlin callum camila camilla
    camille candice carina carl carla carlo carlos carlota carmela carmen carol carolina caroline carsten caspar catherine cathy
    cecile cecilia cedric celia celine cem chandra chantal chantelle charles charlie charlotte charly chiara chloe chris christel
    christelle christian christiane christina christine christoph christophe christopher ciara cillian cindy claire clara claudia
    clemens clement cleo colette colin colleen connor conny conrad constanze corinna corinne cornelia cosima courtney craig cristian
    cristiano cristina cyril dagmar damian damien dan daniel daniela daniele daniella danielle danilo danny daphne dario darren dave
    david dawid debbie debora deborah debra declan deepa deepak deirdre delia delphine denis denise dennis derek derya desmond
    detlef diana diane diego dieter dimitri dimitris dirk dmitri dominic dominik dominique donal donato donna dora doreen doris
    dorota dorothea dorte doug duncan dylan eamon eckhard ed eddie edeltraud edgar edith edoardo eduard eduardo edward edwin egon
    eileen ekaterina elaine eleanor elena eleonora elfriede eli elias elif elin elio elisa elisabeth elise elizabeth elke ella ellen
    ellie elliot elliott elodie eloise elsa elsbeth emanuel emanuele emeline emerson emil emilia emilie emilio emily emir emma emre
    enrico enrique enzo eric erica erich erik erika erin ernst erwin esra esteban estelle esther etienne eugen eugenia eugenie eva
    evan evelyn evgeny ewa fabian fabien fabio fabrice fabrizio fatih fatima fatma federica federico felicia felicitas felicity
    felipe felix fenna ferdinand fernanda fernando filip filippo finja finlay finn fiona flavia flavio florent florian floris
    francesca francesco francine francis francisca francisco francois francoise frank franz franziska fred freddie frederic
    frederick frederik fredrik freya frida frieda friederike friedrich fritz gabi gabriel gabriela gabriele gabriella gael gaelle
    gaetano gareth gary gaspard gavin geert gemma genevieve geoff geoffrey georg george georges georgia georgie georgina gerald
    geraldine gerard gerardo gerd gerda gerhard gerrit gerry gert gertrud ghislaine giacomo gianluca gianni gilbert gilles gillian
    gina gino giorgia giorgio giovanna giovanni gisela gitte giulia giuseppe glenn gonzalo goran gordon gosia greg gregor gregory
    greta grzegorz guido guillaume guillermo gunilla gunnar gunter gunther gustav gwen hakan hakon halima hamza hanna hannah hanne
    hannes hans hansi harald harriet harry hartmut harvey hasan hassan hayley hazel heather hector hedwig heidi heike heiko heiner
    heinrich helen helena helga helge helmut hendrik henri henriette henrik henrike henry herbert hermann hermine hilary hilde
    hildegard hiroshi holger holly horst howard hubert hugh huseyin ian ibrahim ida idris ignacio igor ilaria ilka ilona ilse imke
    imogen imran ina inaki ines inga inge ingeborg ingo ingrid inigo inken irena irene irina irma isaac isabel isabella isabelle
    ismael isolde ivan ivana iwona jaap jacek jacinta jackie jackson jacopo jacqueline jaime jake jakob jakub jamal jamie jamila jan
    jana jane janet jasmin jason jasper javi javier jay jayden jean jeanette jeanne jeannette jeff jelena jen jenna jenni jennifer
    jenny jens jeremy jeroen jerome jerry jesper jess jesse jessica jesus jette jill jim jimena jimmy jindrich joachim joakim joan
    joana joanna joanne joao joaquin jochen jodie jody joe joel joelle joerg johan johann johanna johannes john jolanda jolanta jon
    jonah jonas jonathan jonny joost jordan jordi jorg jorge jorgen jorn jose josef josefina josefine josep joseph josephine josh
    joshua josie jost joyce juan juana juanita judit judith judy juha jule julia julian juliane julien juliet juliette julio julius
    juraj jurgen justin justine justyna jutta kai kaito kamil kamila karen karim karima karin karina karl karla karolina karsten
    kasia kaspar katarina katarzyna kate katerina kath katharina katherine kathleen kathrin kathryn kathy katie katja katrin katy
    kavita kay kayla kazuki keiko keira keith kelly kemal ken kenji kenneth kerem kerry kerstin kevin khalid kian kieran kiran
    kirsten kirsty kjell klara klaudia klaus koen konstantin kristen kristian kristin kristina kristoffer krisztina krzysztof kumar
    kurt kyle laetitia laila lakshmi lana lara larissa lars laszlo laura laure lauren laurence laurent lauri laurie lautaro layla
    lea leah leandro leanne lee leif leila lena lennard lennart lenny leo leon leonard leonardo leonhard leonie leonor leopold
    lesley lesly leticia lewis liam libby lieke lieselotte lilian liliana lilli lilly lily lina linda linus lionel lisa lisbeth lise
    liselotte livia liz lizzie logan loic lorena lorenz lorenzo loretta lorraine lothar lotta louis louisa louise luan luca lucas
    lucia lucie lucien lucile lucy ludger ludovic ludwig luigi luis luisa luise luiz lukas luke lutz lydia lynn maarten mabel mads
    magali magda maggie magnus mahmoud maike mailin maisie maite maja malcolm malik malin malte mandy manfred manolo manon manuel
    manuela mara marc marcel marcelo marcin marco marcus mareike maren margaret margarete margaux margit margot margret margrit
    maria mariam mariana marianne mariano maribel marie marika marilyn marina mario marion marit marita marjorie markku markus
    marlene marlies marloes marlon marta marten martha martin martina martine mary massimo mateo mateus mateusz mathias mathieu
    mathilda mathilde matilda matilde matt matteo matthew matthias mattia maude maureen maurice mauricio maurizio max maxime maxine
    maya mayte meera megan mehdi mehmet meike mel melanie melina melissa meredith merle mhairi mia micha michael michail michal
    michel michele michelle mick miguel mikael mike mikkel mila milena millie minh minna mira mirco mirela miriam mirja mirjam mirko
    mitch mohamed mohammad mohammed moira molly mona monika monique montse montserrat morgan moritz morten muhammad murat murray
    mustafa myriam nadia nadim nadine nadja naomi narges nastya natalia natalie natalija natasha nate nathalie nathan neha neil nela
    nele nello nelly nessa niamh nicholas nick nicklas nicky nico nicola nicolas nicole nicoletta niels nigel nikita niklas niklaus
    niko nikola nikolai nikolas nikolaus nikos nils nina nisha noah noelia noemi noemie nora nuno nuria octavia odette odile olaf
    oleg olga oliver olivia olly omar ondrej orla oscar oskar osman oswald otto owen pablo paco padraig pam pamela paola paolo
    pascal pascale pat patrice patricia patrick patrizia paul paula pauli paulina pauline paulo pavel pawel pedro peggy penelope
    pernille perrine peter petr petra petros phil philipp philippa philippe phoebe phyllis pia pierre pierrick pietro pilar pinar
    piotr pippa pooja pradeep prakash pranav preeti priya priyanka quentin quinn rach rachel radek rafa rafael raffaele raffaella
    rahul raimund rainer raj rajesh ralf ralph ramesh ramiro ramon ramona randy raoul raphael raquel rasmus raul ravi raymond
    rebecca rebekka reece regina reiner reinhard reinhold remi remy renata renate rene renee reza rhona ricarda ricardo riccardo
    richard richie rick ricky rita robb robbert robbie robert roberta roberto robyn rocio rodrigo roel roger rohan roland rolf
    romain romina romy ronald ronja ronnie rory rosalie rosalind rosanna ross roswitha roxana ruben rudi rudiger rudolf rudy rupert
    russell ruth ryan ryszard sabine sadie sahra sally salma salvatore sam samantha samira samuel sandeep sander sandra sandrine
    sanjay sanna sanne sara sarah sascha saskia saul scott sean sebastian sebastiano sebastien selin selina selma serena serge
    sergey sergio severin severine shabnam shane shannon sharon shaun sheila sheldon shelley shirley shona shreya siegfried sigrid
    silas silja silke silvana silvia silvio simon simone sinead siobhan slawek sofia sofie solveig sonia sonja sonya sophia sophie
    soraya soren spencer stacey stacy stanislav stefan stefania stefanie stefano steffen steffi steph stephan stephane stephanie
    stephen steve steven stine stuart sue sunil sunita susan susana susann susanna susanne suzanne suzie svea svein sven svenja
    svetlana swati sybille sylvain sylvia sylvie tabea takeshi talia tamas tamsin tania tanja tanya tara tariq tasha tatiana tatjana
    ted teresa terry tess tessa teun thea thelma theo theodor theresa therese thibault thibaut thierry thijs thilo thomas thomasz
    thorben thorsten tiago tiffany tilda tilo tim timo timothy timur tina tobi tobias todd tom tomas tomasz tommaso tommy toni tonje
    tony torben torsten tracey tracie tracy travis trevor tristan trond trudy tuomas tyler tyra ugo ulf uli ulla ulli ulrich ulrika
    ulrike umberto umut urs ursel ursula ute uwe vadim valentina valeria valerie valerio vanessa vasco veerle vera verena veronica
    veronika veronique vicky victoria vikram viktor viktoria vince vincent vincenzo violaine virginie vivek vivian viviane vivien
    vladimir volker walter waltraud wanda wayne wei wendelin wendy werner werther wesley wiebke wieland wilfried wilhelm willem
    william wilma wim winfried wojtek wolfgang wout xavier xenia yael yann yannick yannis yara yasemin yasin yasmin yasmine yolanda
    yosef youssef yuki yulia yuri yusuf yves yvette yvonne zach zara zeynep zoe zofia zoltan zsofia zuzana александр алексеи андреи
    анна антон аня артем ваня владимир вова дарья даша дима дмитрии екатерина елена женя игорь ирина катя кирилл костя лена леша
    мария маша михаил миша настя наталья наташа николаи олег ольга оля павел петя саша светлана сергеи сережа таня татьяна юлия юля
    """

  /// Names that are as often foods or parts of their names: bloody Mary, tom yum, aloe vera, *clara* of an egg.
  private static let ofDishes = """
    ben charlotte clara frank john lea linda maria marie mary max tim tom vera
    """
}
