/// Everyday words that are one typing error from a food or a measure and are none: `rich`, `better`, `price`.
///
/// Those among the 10,000 most frequent words of English and the 2,500 to 4,000 of the other languages of the format, folded,
/// besides words that stand beside foods.
enum EverydayWords {
  static let all = wordList(list)

  private static let list = """
    aceita achter acque actor adoro aguas ainda album albums alfred alias alice altas alter amanda amante amende americana americani
    americanos amici ancho anchor andar andas andra antar appeal appele appels applies apply areia arena aring armor arrow ausser
    autor aveva aviao avocats avtal baas backs bailey baisser bajos baker banca bancos banda banen bange banho banker banks banner
    bare barely barna barnen baron barrel barry bars basel bases basic basin basis bassa basse bassi basso basta basura baten bater
    battle battles beaten beats beber been beers bees began bench benen beter bets bett better betty bidra bikes biler binnen bleef
    blijven blind bloed blonde bloom boden boeren bogen boken bolag bolsillo bomen bonds bones bonita bonne booth bordo bored bosch
    bosen bosque bother boucle bouge boven bracos brady brain brand brands brann brass braun brava break breda breed breeze bref
    breve bride brief broek brost brott bruce bruge bruger bruke bucher buren burgers burke buro butler byter cadre cadres calle
    calles calls camara camaras cameron campagne canal canzone carbon card cares carga carino carlos carol carpet carre carries
    carro carros carry carson carta carte cartes cartoon casamento casar cassa causar causas cause cavalo ceara cerco cerro certeza
    certo chain chair chama champion champs chans chant chaos charm chart chat chaves cheat chega cheia chere chica chickens chico
    chiese child chill china chines chino chose citer claim clark claro clave clips close closes cocina colpa comite comme compra
    compte consejo consiglio contained conte copia cord coroa corpos corre corretto corte coute couvre cozinha cracked cracking
    crane crear crece crede credo creee creep crime crise crisi crisis cristo cucina cura curb cure cuyos dabei dahin dalig daliga
    dall dalla dalle dames daria darte darum dated daten datos datter decay delle dette dilma dinge dishes dites doda doden donde
    donker donna donner donor doses douche dozen drill driven dropped dropping drops druck ducks dunkel elite endte enten entendi
    enter entre ersten express expressao faites fakta falla falsche falschen falta fanger faria farlo faro farre fatica fatta fatte
    fazia feita feite ferro festa feste fetes fever ficou figur figure finder fingre finner finta fique fires flache flachen flash
    fleur flies floor folie fonde fondee fonster fordel foret formel fortelle founder fragile fragt francia franco franse frapper
    frase frases frega fretta frihet frisch frisk fritt frutto frygt frykt fuego fundo gains gambe gamla gamme ganar ganas ganger
    gebrek gehabt gehalt geleid gelost gigante gilbert gingen glade glance goras gottes gracas grace grade grades grados graph grass
    grave graves gravi grens groot grote groupe groupes gruppe hablas hable hagas halla halle hallo halsa halte halva halve hammer
    handeln haria hating having hearing hecha hecho hende herbert herning hield hielt hiring hommes hoping howard huilen hvert inter
    intera islas jamen japon jason jeres jerry judios juego kabel kalde kalla kalle kalte kamper kampfen kanal karma kasta kaste
    kerst killing kills kirche kirchen klader klage klager klarar klare klaren knock knows kochen koers kohle koket koll kolla komma
    kopen kopte korea korper korta kreft kreis kroppen kuche lache lacht lacks ladda lader ladies lado lados lagar lagen lagere
    laget lagger lagre lakes langer langs larde larger laser lasse lasst laste latar late later latin latina latsas latter laver
    leaks lease leave leben lebte lecon leder legte leise leiter leker lente leser leste leter lette leute levar level leven levere
    levert levres libera libres libri libro libros libya lider lieber liees liens liever liker likes limpia lindo linee lines linie
    linien linje linke linken links lions liten liter liters litet litre litres lived lives livet livre livro livros logan logro
    longa lotta lover loves lulea lutte lycee lytte mache macron made maduro maggie maggio magnus main mains mainz malas manana
    manca manco manda mandar manden mando mandou manejar manejo mangd mange mangel manha manque manuel marca marcha mardi margen
    marion marke marks marre marsh martha martin marts marzo masa masse match matchs mater mates matou mayor meant meet meint melden
    mellan messa metro mette metti metto mick miete mila mild mile milhao miljo mill mille miller minde mine minne minst minut mismo
    missa mitch mocht modos module moeda molte molto monsters monter monti moore morceaux moren morre morte morto mouse mucha muita
    muller muslim musse mussen naam naar nachts named namen names namn nasta natal nato natta navn nesse nogen norsk noted noter
    notes notte nuits nurse oath oeste oranje orte ours outra outs packages packers packing pacto pagar pages pains paint paire
    paket pakken palla panel panic pants papir pappa papper parait parana parar parco pardon parfaite parks parlait parlo parou part
    parte partes parties partis pasan pasar pasos passa pastar paths patio patron patto paying peace peaks pecas pecho pedra peers
    pegar peine peixes pelas pene penge penny pense pensi pequenos percio perda perigo perth perto pesar peter piace piada piante
    piazza picks piden piede piena pierce pieza pill pills pipes piste pistes pistol pitch place places plage plane planes plano
    planos plante plantes plata plates plats platz platze plazo pleasant plekken pobre poche pockets podia pointe points poison
    poissons poker polls ponga ponte poort porch porta portato porte porti porto ports posso posta posto poter potes potete potuto
    pouca pouco praise pratat prate prazo preco pregunto preise prese presento preso pressing presto prezzi prezzo price pride prime
    prints prisen priser prises priset prive prize prone pueda puesto pulse pumps purse quais quali quant quart quarta quarto quedo
    quero quest questo quinta quinze quise quiso quite quito rabbia race races raden rader radio radius rahmen raids raising raison
    raisons raiva rakar raken rakna ramon ranks rasch rather ratta raumen raven reais regel reichen reifen reine reise reisen reizen
    rejse remis resti reti ricetta riche rick rico ride rige rijdt rike ringa ringe rire risco rise rockets rocks rodada rolle
    romani romans romanzo rosta rosto rott routine ruled ruler runter russen russia russie sable sacco sache sachen sacre sadan
    sadar sagde sagen sager sagte sahen saken saker sakte salao salen sales salga salida salja sallan salle salon salto salud samba
    same samla samle samma sandra sandy sange sanne santa sante satan satsa satte saude sauvage scale scene scenes schade schaden
    schauen scheinen schicken schluss schlussel scholen schone schones schreibe schreiben schule schulen schweiz scope scopo score
    scores scout seeks seems seiten sejam senal senare senat sends setor shaft shake shakes shallow shane share shared shares
    sharing sharks sharp sheer sheets shoes shops shorts shout shows sikker silla silly skaber skader skaper skicka skill skole
    skoler skriva skulle slaat slapper slate slide slides slike slikt slope slots snake snall snapped snart sneak snill soccer sodra
    sogar soker soldi soldier soleil solen solle sollen solve somit sopra souffre spark speak speaks speeds speelt spela spelar
    spelat spelet spell spent spielt spill spilt spinal spite spoor spots squad squadre stack stage stake stall stalle stallen stamp
    stark state steal steam steeds steek steen steine stelle stellen stelt sterk stern steun stikk stille stima stocks stole stolen
    stolt stone stones stoppa stopt stora store storm stort story strap streak stretto struck suche sufre suger sujet sulle supply
    surgeon swamp swear tablet tablets talar talas taller tanta tarea tasas tasso taste telle telles temper tempi tempo temps tenga
    teori tercera testa tested testi theme there these those thuringen tienda tillit tinha tomado toman tomar tomou tono tonto topic
    toppen torino torna torno torre toute toxic traite trata tratar traume tribe tribes tries triple trips troca tropas trots trott
    trotz trouw trova truth tunge tungt turkei turken tussen tvinga tysta usual vamos vanda vandt vanno varre vendo venido verdere
    verra verse verses vinde vindo vinto wachten waffe waffen waiting walker walter warm warst waters weinen weisen wells wezen
    wieder wines winner wirst wordt worse worte worten worter wreck writing zeven ziehen zingen zonder
    """
}
