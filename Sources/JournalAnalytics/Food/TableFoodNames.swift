/// What the food table has, folded and sorted by bytes; a test writes the lists.
enum TableFoodNames {
  /// Names of one word that no keyword for foods has.
  static let alone = """
    7up aal aam abadejo abalone abborre abobora abobrinha aburaage aburage acai acciuga aceite acerola achterl acucar adelost
    aderezo adirasam adzuki adzukibohnen afelia affettato agar aggula aggvita aglio ahornsirup ail aioli aipim ajo ajvar akara
    akhrot alaska-seelachs albume alcopop alface alfredososse algarroba alho alici alino alioli all-bran allspice almondega
    amandel amandelpasta amaranth ambrosia ameijoa amrakhand amrud anacardio anar anatra anchoa anchois anchova anda aneth angoor
    anguila anguilla anguille animelle anjeer anka anko anko-paste ansjovis antipasti antipasto apfelsine appe appeljuice appelpaj
    appelsin appenzeller arachide arachideolie aragosta arenque arequipe aringa armadillo arrachera arrowroot artichoke asadero
    asiago asparges asperges atum aufschnitt augenbohnen auster austernsauce avela avocadool ayvar azeite azucar azuki baars
    babeurre babymais backkakao baconbits bacos badam bagre baingan bakra bakso baloney banan bananensplit bangda banger banha
    banku bao baozi barbabietola barley barsch barszcz basa basbousa basil basmati bass batair batata-doce batida batura bearnaise
    bearnaisesas bechamel beet beetroot beets bergkase berinjela besan besciamella beterraba betterave bhaat bhatoora biff bigmac
    bigos biskuit bismarckhering bison blackcurrant blackfisk blamusslor blaukraut blauschimmeldressing blauschimmelkase blin
    blini blinis bliny bloedworst bloem blomme bobbatlu bobotie bocconcini bockling boereg boerewors bof bogavante bograch
    bohnendip bohnenmus bolillo bologna bolognesesaus bolognesesosse bolonesa bondbonor bonen boniato bonito boqueron borage borek
    borlotti borlottibohnen borsch borschtsch boterhamworst boti boulette bounty bourekas boursin boxty braadworst braciola
    braciole bratenfett bratensauce bratensosse braunkase braunschweiger brawn breadfruit bregott brinjal brocciu broccoletti
    brochet brotzeitplatte brunsas buchtel buchweizen buckling buckwheat buffelmozzarella buikspek buljong bun burek burguer buri
    burrata burrito-bowl butifarra butterhornchen butterkase butternut butterschmalz caballa cabrito cacaopoeder cachorro-quente
    cacik caciocavallo cactus caesardressing caffelatte caille caju cakwe calabaza calamar calamaro camaron camote canela cangrejo
    canita cannella cannelle cannellini capasanta capelin caper caprino capsicum capuchino caracoles caranguejo cardamom carissa
    carlsberg carob caroube carp carpa carpaccio carpe casamiento cashewmus cashewnoot cashewsmor casquinha cassava castagna
    castana castanha-do-para catfish catsup cavala caviar cavolo cebiche cebola cebolla cece cecina celeriac cernia cervelas
    cervelat cervo cevapcici cevapi chakhokhbili challah champ champagner champignonsauce champignonsosse champinon chana chapatti
    charcuterie chard charutinho chawli chayote cheburek chebureki cheeni cheesestring chena cheonggukjang cherimoya cherrytomat
    cherrytomate chevon chevreuil chewing-gum chhena chiafron chiasamen chiazaad chicharron chicle chicory chilgoza chimichurri
    chipiron chipolata chips chipsy chipwich chitlins chitterlings chives chivo choc chocola chocolat chocopasta chou-fleur
    chourico chowmein chucrut chutney cilantro cinghiale cinnamon cioppino cipolla citroen citron citrouille clara clementina
    cobnut cocco cockle cocktailsaus cocktailsosse cocktailwurstchen codfish codillo codorniz coelho cogumelo col colby colcannon
    coley conejo copra coquelet cordeiro corn cornbread corndog cornille cornmeal cornsalad cornstarch corona costeleta costine
    cotija cottagecheese courgetti couve-flor cowpea cowpeas cozido cozza crabapple crabe crackling cracklings crayfish cream
    creamer creamsicle creme crisco crisps croaker croissan'wich croquete croustilles crouton curd currysas currysauce currysosse
    cuscus cuttlefish dahi dahl daikon dakgangjeong dalcha dalda damasco datil dattero dauphinoise dentice dhall dild dill dille
    dinkel distelol dobrada doenjang dolma dolmades dolmas dolphinfish donertasche dorade dorsch douchi doufu douhua dreamsicle
    dressing dripping drop druif dukbokki durian ecrevisse edam edamamebohnen edamer edammer eel eend eglefin eglefino egli egusi
    ei-ersatz eidotter eigeel eigelb eiklar eiswurfel eiweisspulver eiwit elderberry embutido emmentaler emmenthal emmenthaler
    encornet eneldo energyball energydrink enguia enroladinho entenei entenschmalz entrecote epeautre eperlan erbsendrink erdapfel
    erdnuss erdnussbutter erdnussmehl erdnussmus erdnussol erdnusssosse ervilhas erwten escabeche escarole espadarte espadon
    espargos esparragos espetinho espinafre esrom essig-ol-dressing essiggurke esturion evoo facon falafelballchen falafeltasche
    faluda fardigratt farina farine farinha farsan farskost fasolada fasolia fava favas fegatini fegato feijoa felafel fersken
    fertiggericht fetakase fetaost feves fiambre fiddlehead figado figen figo fikon filbert filet-o-fish filete fischfrikadelle
    fischol fischsauce fishfinger fiskesuppa fiskolja fiskpinne fisksas flaskfars flaskkorv flaskspett flaxseed fleischballchen
    fletan flingor flounder flour flusskrebs foie fontina forel framboos frankfurter frescavena friarielli frietje frijol
    frikassee fromix froschschenkel fruchte fruchten fruhlingsrolle fruityoghurt fruktyoghurt frylight fudgesicle fuet ful fungo
    furu fuyu g&t gadda gado-gado gajar galbitang galette galletto galopin gambero gandul gandules ganseei ganseleber ganseschmalz
    ganso garlic garnaal garnele garoupa garrofon gas gefilte geflugelleber geflugelwurstchen geitenkaas gemusebratling gergelim
    germknoedel gesier getost gevrek ghee giardiniera gigantes gimlet ginger gintonic gizzard gjetost glacons glasnudlar glass
    glasstrut golabki golubtsi golubtsy gongura goose gorp gosht goudakase goulasch goyave gradde graddfil graeskar granaatappel
    granatapfel granchio grao-de-bico gratinkase grattons gravlax grelos grenade greyerzer greyhound griesmeelpap grillhahnchen
    grillkase gronkal groundnut grouper guanciale guandu guisado gulasz gulyas gunpowder habas habichuelas hackballchen hackepeter
    hackfleischsauce haferdrink haferlatte hahnchen-biryani hahnchen-cordon-bleu hahnchenbrustaufschnitt hahnchenflugel
    hahnchenfrikadelle hahnchenhack hahnchenkeule hahnchennuggets hahnchenoberkeule hahnchenstreifen hahnchenunterkeule hake halbe
    halbfettbutter halbfettmargarine halleflundra halo-halo haloumi halvarine hamachi hamburgare hamburguer hame hampafron
    hanfsamen hareng harina haring harira haselnuss haselnussdrink hasselnot haupia havarti havredryck havsabborre hazelnoot hecht
    heek heilbot heilbutt heineken hennepzaad hernekeitto herring hert hielo higaditos higado hirsch hirtenkase hoisin hoisinsauce
    hokkaido hollandaise holubtsi hominy hommus honey honig-senf-dressing honig-senf-sosse honigbutter honing honning honsfrikasse
    honung horiatiki horseradish hoummous houmos huachinango huhnerbrust huhnerfett huhnerfrikassee huhnerherzen huhnerleber huile
    huli hummer hummous humus hushallsost huttenkase hvidlog hytteost ice ice-cream icing ikura indomie injera inktvis iscas
    iskender iste ister jabali jagerbomb jagersauce jagersosse jakobsmuschel jalapeno jambon-beurre jarlsberg javali jerez jhinga
    jiaozi jjigae joghurtdressing joghurtdrink joghurtsosse johannisbrotmehl jook jordnot jordnotsolja jordnotssas jordnotssmor
    judias judiones jujube kaassaus kaba kabob kabsa kaffeesahne kaffeeweisser kage kaju kaka kakaopulver kal kalbsbries
    kalbskotelett kalbsleber kaldolme kalkoen kalkon kalkonfile kalkonpalagg kalkun kamikaze kanafeh kaneel kanel kanin kaninchen
    kant-en-klaarmaaltijd kapusniak karjalanpiirakka karp karper karpfen kasedip kasemakkaroni kasesosse kasesouffle kasetoast
    kasha kastanj kaszanka katla kaugummi kauwgom kaviar kebap keerai kekda kela kelp kernmischung kerriesaus kers keso ketchup
    khachapuri khajur khakhra khakra kharbuja kheera khichri khinkali khinkalis kibbe kibbeh kichererbse kichererbsenmehl
    kichererbsenpuree kidney kidneybohnen kielbasa kikaert kikarta kikkererwt kinako kingfisher kipnugget kippendij kippenlever
    kippenpoot kippenstoof kippenvleugel kirschtomate kishmish kitchari kiwifruit klarer kloss knack knacke knacki knafeh
    knakworst knedle knedliky knish knoblauch knoblauchbaguette knoblauchsosse knoflook knoflooksaus knopfle kochschinken
    koffieroom kohl kokosdrink kokosmus kokosnoot kokosnuss kokosol kokosolie kokosolja kokosraspeln kokosroom kokosvatten kolja
    konijn kool koolvis koolzaadolie kopi korn korv kosambari kosambri koshari koshary kotelett kott kottbullemacka kottfarspaj
    koyadofu krab krabbe krabbencocktail kraftor krakauer krake krauterbutter krauterfrischkase krebs kreeft kugel kummel kumquat
    kunafa kunefe kurbiskerne kushari kutteln kwartelei kycklingburgare kycklingklubba kycklingkorv kycklinglar kycklingmacka
    kycklingnugget kycklingvinge kyllingebryst laab labneh lachsfrikadelle ladyfinger laghman lagman lagosta laitue lakrits lam
    lamm lammhack lammkotelett lammkotlett lamskotelet langos langosta lard lask latticello lattmargarin lattsmor lattuga
    lattyoghurt lauki lavas lavash lay's leber lebertran lechosa lechuga leinol leinsamen leitelho lekkerbek lemon lemongrass
    lenticchia lever leverkorv leverpastejmacka leverpostejmad levertraan leverworst lihapiirakka lijnolie lijnzaad limabohnen
    limao lime limes limon limone limpa linaza linfron linguado linhaca linolja lins linse linseed linsendal linze lkw lobia lobio
    loempia log lok lokum lomito longan longaniza loquat lotte loubia lox luccio lula lumache lumpia lupin lupinen lyoner maafe
    maatjesharing macadamianoot macadamianot macadamianuss macapao mace machboos machli maduros maeuntang mafe magaz
    magermilchpulver maguro mahimahi maicitos maionese mais maiskeimol maiskolben maisolie maitake maiz majonas majonase majonnas
    majs majsolja makhan makreel makrel makrele makrill malai malpoa mamey manaeesh manakish manchego mandarine mandel
    mandelbutter mandeldrink mandelmassa mandelmehl mandelmus mandelol mandelsmor mandi mandorla manicotti maniok manjar manoushe
    mansaf manti mantou maqlooba maqluba maquereau marang margarin margarina margarine marge margherita marinara marisco marron
    mars marsepein marsipan marulk marzapane marzipanrohmasse masago mascarpone massa matar matelote matki matlagningsgradde mato
    matzo mayoketchup mayonaise mayonesa mayonnaise mcgriddle meeresfruchte meerrettichsosse mehl mejadra mejillon mel melanzana
    melone menemen mercimek merengue merlan mero merou mesost mettenden metworst mexilhao miele miesmuschel milchmadchen
    milchpulver milchschokolade milho millet mint mirtillo mischstreichfett miso misopaste mochai moela mofongo mojarra molasses
    molho molke molkenpulver mollejas mondongo monkfish monster mooncake moong moongphali morcela mortadela morue mosaru moscatel
    mossel mostarda mostaza mosterd moutabal moutarde mozarella mtsvadi mucarela muenster muffuletta muhallebi mujadara mujaddara
    mullet mulligatawny mungbohnen mungbonor munk munster murgh musaka muschel muscheln muskmelon mussarela mussla mustard muthia
    mutta muttai nallennai namak namasu nan nariyal nasello nashi nata negrinho nei nesquik neufchatel neychoru neyyi nierchen
    nimbu nocciola noce nocilla nopales nori nors notfars nouilles noz noz-peca nshima nugget nuggets nussmischung nutmeg nutrela
    o-saft ochsenschwanz ochsenzunge oester ofenlachs oie oignon oil okara okroshka oktopus oleo olie olijfolie olijven olio
    olivenol olivenolie oliver olivolja olja olje olsardine omelete omelett onion ontbijtgranen oring orred ossenhaas ostburgare
    ostra ostrica ostron ostronsas ostsas ostsmorgas pabellon pacana pachadi palagg paling palmol palourde pancarre pancetta
    pancho pancit pane pangasius panir pannacotta paozinho pap papadam papar paplet pappu paprikahuhn paprikaschote paranoot
    paranot paranuss parfait pargo parippu parmesan parmesankase parsley parsnip pastitsio pastrami patacon patat patatje patisa
    pato pattice pav pb pb&j pb2 peanottsmor peanutbutter pecannoot pechuga pekannot pekannuss pekingente pelmeni peperone
    pepinillo pepita pepparrotssas pepparsas pepper peppermint pepperoni perch perche perico peroni peru perugu pescada petit-lait
    pfeffersosse pflanzenfett pflanzenmargarine pflanzenol pheasant philadelphia phirnee picadillo picadinho pide pigeon piggvar
    pijnboompitten pilau pilgrimsmussla pilzrahmsosse pilzsauce pilzsosse pimento pimiento pinhoes pinienkerne pinones pintobohnen
    pintobonen pista pistacchio pistachenoot pistacio pistaschnot pistazie pizzelle placki plaice plantain plokkfiskur ploughman's
    plov plunder poboy podi poisson-chat poivron pollock polse polvo pomfret pomodorino pompano pompoen pompoenpitten poppadum
    port portobello posho posole pot-au-feu potsticker poulpe poussin poutine prastost prego presskopf prinskorv proteinpulver
    provola provolone puliyogare pumpa pumpafron pumpkin pure putenbrustaufschnitt putenhack putenkeule pyaz qeema quaglia quail
    quesito quorn rabada rabanete rabano rabbit rabiff raclettekase radicchio radisa ragout rahm raka rambutan ranch ranchdressing
    rapini rapsol rapsolja rarebit rasher raucherlachs rauchermakrele rauchertofu ravanello redbull reese's reh reisessig
    reiskeimol reje remolacha remouladsas repollo requeson reuzel revbensspjall ribbetjes rijstebrij rijstpap rillettes rind
    rinderbrust rinderhack rinderherz rindertalg rinderzunge rinones rippchen ris rivierkreeft roastbeef roastbeef-aufschnitt
    robalo rocher rocket rodaballo rodbede rodbeta rodspatta rognone rognons rohschinken rohu roll rollmop rollmops rollo roma
    romadur romano rompope roomkaas rosbife roselle roshogolla rotbarsch rotkraut rotli rugelach rulad rundergehakt
    rundvleeskroket rutabaga rye saambar saaru sabudana sadza saffron saganaki sage sahlab sahlep sahnedressing sahnemeerrettich
    saindoux saithe sal salade salame salamella salami salatdressing salatgurke salatsosse salchichon sale salep salladsblad
    salladsdressing salmiakki salmone salsicha salt saltfish salz salzkartoffel salzmandeln sambaram sanglier sanguinaccio santra
    sapodilla sardelle sardientje sardin sardina sardinha sarma sas satesaus sauce sauerrahm saus savory scamorza schafskase
    schalerbsen schaschlik scheiblettenkase scheiterhaufen schelvis schinken-kase-toast schinkenkrokette schlachtplatte
    schlagsahne schmaltz schmalz schmand schmelzkase schnecken schnitsel schoko-muffin schokoladen-muffin schokoladenmuffin
    schokomuffin schokososse schokotropfen schuimpje schweinebauch schweinehack schweinekotelett schweinenacken schweineschmalz
    scrapple screwdriver seabreeze seb seehecht seeteufel seezunge seiche seidentofu sel semolina semolino senap senape senf
    senfol sennep seppia sesam sesamdressing sesame sesamfron sesammus sesamo sesamol sesamolja sesampaste sesamsauce sesamzaad
    sgombro shahad shakarkandi shakshouka shallot shark shashlik shashlyk shchi shellfish sherbert shiitake shortening shoyu sima
    simit singara sint-jakobsschelp sirope sisig sitafal sitaphal skaldjur skinkmacka skinkpalagg sla slasaus smaltost smeerkaas
    smor smorgaspastej snail snapper snoek snowpeas socker sofrito sojabohnen sojabonen sojabonor sojadrink sojagranulat sojakase
    sojakerne sojamehl sojaol sojaprotein sojasas sojasauce sojasaus sojaschnetzel sojasosse soldiers sole solei soljanka
    solrosfron solrosolja solyanka sommerrolle sonnenblumenkernmus sonnenblumenol sopaipilla sosse sotpotatis sottiletta souffle
    soujouk soupe soursop soy soybean soymilk spaetzli spagbol spam spanakopita spareribs sparris spatzli spearmint speckfett spek
    spelt spenat spinatdip spirulina spliterwten spoonbread spruhol spruhsahne sriracha ssamjang stangelkohl steinbutt stevia
    stilton stockfish stor strapatsada streichbutter streukase strutto stubenkuken studentenhaver studentmix stufato sturgeon
    succotash sucre sucuk suet sugar sugo suiker sujuk sukker sulze sunbutter suquet surimi suspiro susskartoffel sussrahmbutter
    sussstoff sutlac suya svardfisk svickova sweetbread sweetbreads sweetener sylta syrniki syrup t-bone ta'amiya tabbouli taffy
    tahin tahina tahine tahini taleggio tallarin tallow tamara tamari tamarind tamatar tamboril taquito taquitos tarako tarbot
    taro tatar teff teigtasche tempe teriyakisas teriyakisosse thayir thengai thokku thosa thukpa thuringer thuvar tianmianjiang
    tilsit tilsiter tinga toastkase tobiko tofou tofutti tomat tomatensauce tomatensaus tomatillo tomatsas tongue toor topfen tori
    torresmo tortchen tosta toucinho toum tourtiere traubenkernol tripas triscuit trota truite truta truthahn tsatsiki tuggummi
    tuinbonen tun tunga tuorlo turbot turmeric turnip turtle tvorog tvp twarog tyggegummi tzatziki tzaziki ugali ui ulundu
    uncrustable uppumavu urad usal vadapav vaffel vaffla vaktelagg valnod valnot vanaspati vangibath vareniki varenyky varkenshaas
    varrulle vegokorv velveeta venado venusmuschel verkadalai vermicelles vesperplatte vieira viertele vierterl vijg vinagreta
    vinaigrette vinaigrettesas vindrue vindruva vinegar vinegret vissaus visstick vitela vitlok vitlokssas vitlokssmor vivaneau
    vleeskroket vleeswaren vollkorntoast vollmilchpulver vongola wachtel wachtelei wafel wakame walkers walnoot walnuss walnussol
    wasa wasabi watercress weck weichkase weintraube weisskohl weizenmehl wels wensleydale whey whitebait whiting wiener witvis
    wodka wokgronsaker wolfsbarsch worcestersauce wurstel x-burger xiaolongbao yam yeast yellowtail yolk yoo-hoo youtiao zadenmix
    zander zartbitterschokolade zaziki zeebaars zeeduivel zeevruchten zhajiangmian ziegenfrischkase ziegenkase zimt zinger zitrone
    zitronenbutter zonnebloemolie zonnebloempitten zoodles zout zucchero zucchina zucker zult zurek zuurkool zwaardvis zwezerik
    zwiebel zwiebeldip zwiebelringe адзуки анчоус батат бирьяни бри брынза виски
    воппер гауда горох горошек горчица гребешки грюиер гусь гхи
    джамбалая жвачка желток кабанина какао-порошок кальмар камамбер
    камбала каракатица карп каштан кетчуп киноа козлятина кокос кола
    корица корн-дог корюшка краб креветка крем-брюле крокет кукуруза
    кунжут курник кэроб лобио лобстер лук люпин маасдам маионез
    макадамия маргарин марципан маскарпоне маффин маш мидии мисо
    мисо-суп моива морепродукты мортаделла моцарелла мука наггетсы
    натто оленина осетр осетрина осьминог палтус панир папаия пармезан
    пастрами пахта паштет паэлья пекан пекорино пельмень пепперони
    перепелка песто пикша подлива почки проволоне простокваша пудинг
    раки ранч рикотта рокфор ростбиф рубец рулька рыба-меч сало салями
    сардины сахлеб севиче сельдь сибас скир сливки смалец соль сом соус
    стрипсы сыворотка тартар тахина тахини телятина темпе темпура
    терияки тилапия тильзитер тофу тушенка угорь укроп улитки устрицы
    фалафель финик фисташка фишбургер фондю фрикаделька фрикасе фуа-гра
    фунчоза халлуми хамон хоисин хот-дог хумус цацики чеддер чеснок
    чизбургер чикенбургер чоризо шаверма шербет шкварки шпинат шпроты
    щука эдам эдамаме эскимо अंडा अंडे अचार आम आमलेट आलू
    ऑमलेट कढ़ी केला गोलगप्पा गोलगप्पे घी चिकन चीनी
    टमाटर दही पकोड़ा परांठा पानीपूरी पापड़ पालक
    प्याज फुल्का बादाम बिस्कुट ब्रेड मक्खन मछली
    मुर्गा मूंगफली राजमा रायता वड़ा संतरा सलाद
    सांबर सांभर सेब இட்லி சாம்பார் தோசை ต้มยำ あずき
    あら汁 いくら いちごミルク いりごま いんげん うずらの卵 うずら豆 うどんスープ えび
    おから お肉 かきたま汁 かき玉汁 かにかま かぼちゃ かまぼこ きな粉 きのこ ぎょうざ
    ぎんなん ごま ごまドレッシング ごま油 さけるチーズ さつまいも さつま揚げ すし たこ
    たまごサラダ たまり醤油 たらこ てんぷら とうふ とうもろこし なす なっとう にんじん
    にんにく ねりごま はちみつ ひき肉 ひまわりの種 ひまわり油 ひよこ豆 ほうれん草 みそ
    むきエビ ゆであずき ゆで栗 ゆで落花生 わさび豆 アイスサンド アイスバー アサリ
    アスパラガス アボカドオイル アンコウ アンチョビ アーモンドバター イカ イカフライ
    イカリング イタリアンドレッシング イワシ ウスターソース エスカルゴ エダマメ
    エッグノッグ エッグベネディクト エッグマフィン エバミルク エビの天ぷら エビサラダ
    エビ天 エビ炒め エメンタールチーズ オイスターソース オヒョウ オランデーズソース
    オリーブ オリーブオイル オーツミルク カキ カスタード カッテージチーズ カツオ カニ
    カニカマ カニサラダ カプレーゼ カマンベール カリフラワー カルビ カレイ カレールー
    ガーリックバター キドニービーンズ キムチ キャノーラ油 キャベツ キャンディー
    ギリシャヨーグルト ギー クラブサンド クリープ クリーム クリームソーダ クリームチーズ
    クリームブリュレ グレイビーソース グレープシードオイル ケチャップ ケフィア コウイカ
    ココアパウダー ココナッツ ココナッツオイル ココナッツクリーム ココナッツミルク
    コンデンスミルク コーン油 ゴーダチーズ サウザンドレッシング サバ サバの塩焼き サバ缶
    サラダ油 サラミ サワークリーム サンデー サンラータン サーモン刺身 ザリガニ シェイク
    シシャモ シナモン ショートニング シーザードレッシング シーフード ジャンバラヤ
    スウェーデン風ミートボール スキムミルク スケトウダラ スパゲッティミートソース スパム
    スペアリブ スモークサーモン スライスチーズ ズッキーニ セビーチェ ソース ソーセージパン
    タコ タピオカプリン タラ タラバガニ タルタルソース ダブルチーズバーガー チアシード
    チェダーチーズ チキンサンド チキンスープ チキンナゲット チキンバーガー チャーシュー
    チョコアイス チョコシェイク チョコプリン チョコムース チョリソー チリコンカン
    チーズオムレツ チーズサンド チーズソース チーズフォンデュ ツナマヨ ティラピア テンペ
    トマトオムレツ ドレッシング ナマズ ナンプラー ニシン ニラ玉 ノンオイルドレッシング
    ハチノス ハツ ハニーマスタード ハムチーズサンド バジルソース バターピーナッツ
    バナナスプリット バニラアイス パストラミ パニール パルメザンチーズ パンプキンシード
    パンプディング ビッグマック ビリヤニ ビーフジャーキー ビーフストロガノフ ピスタチオ
    ピーカンナッツ ピーナッツオイル ピーナッツソース ピーナッツバター ピーマン
    ピーマンの肉詰め ファラフェル フィッシュスティック フィッシュバーガー フェタチーズ
    フォアグラ フォー フムス フレンチドレッシング フローズンヨーグルト ブラジルナッツ
    ブラートヴルスト ブリ ブリーチーズ ヘンプシード ヘーゼルナッツ ベニバナ油 ペパロニ
    ホイップクリーム ホタテ ホルモン ホワイトソース マカダミアナッツ マグロ刺身 マジパン
    マス マスカルポーネ マスタード マッシュポテト マトンビリヤニ マヨネーズ マーガリン
    マーボー豆腐 ミルクセーキ ミートボール ミートローフ ムール貝 メカジキ メレンゲ
    モッツァレラ モルタデッラ ヤギチーズ ライス ライスプディング ライマメ ラム肉
    ランチドレッシング ラード リコッタ レタス レバー レバーソーセージ レバーペースト
    レモン レンズ豆 レンズ豆カレー ワッパー 七面鳥 三文鱼刺身 丹贝 五花肉 亚麻籽 亚麻籽油
    亜麻仁油 人造黄油 伊勢海老 伍斯特酱 低脂牛奶 低脂肪牛乳 兔肉 全脂牛奶 内酯豆腐
    冰淇淋三明治 冷凍弁当 冻豆腐 凤尾鱼 凤爪 凯撒沙拉 凯撒酱 切达奶酪 剑鱼 北京ダック
    千岛酱 午餐肉 南瓜 南瓜子 卡门贝尔 卵サラダ 卵白 卵黄 卷心菜 卷饼 厚揚げ 双层芝士汉堡
    古老肉 味噌 味噌だれ 味噌汤 味噌酱 咕咾肉 咖喱酱 咖喱鱼 咸鸭蛋 哈密瓜 唐扬鸡块 土豆泥
    土豆炖牛肉 圣代 培根 塔塔酱 塩 塩サバ 墨鱼 夏威夷果 大红肠 大腸 大蒜 大豆 大豆プロテイン
    大豆油 天妇罗 天津甘栗 天贝 奇亚籽 奶昔 奶油奶酪 奶粉 奶酪 奶酪火锅 嫩豆腐 小牛肉 小豆
    山羊奶酪 左宗棠鸡 巧克力冰淇淋 巧克力布丁 巧克力牛奶 巨无霸 巴西坚果 布里奶酪 帆立
    希腊酸奶 帕尔马干酪 帝王蟹 意式辣香肠 慕斯 扁豆 扁豆汤 扇贝 手羽元 手羽先 打发奶油 排骨
    排骨汤 春雨 有塩バター 木瓜 木綿豆腐 杏仁 杏仁奶 杏仁膏 杏仁酱 松の実 松子 松饼 果昔
    果酱 柠檬 栗子 核桃油 梭鱼 植脂末 椰奶 椰子油 椰子肉 椰浆 椰蓉 榛子 橄榄油 橙子鸡 母乳
    比目鱼 毛豆 水煮花生 水煮鸡胸肉 汉堡包 汤 沙丁鱼 沙茶酱 油揚げ 泡菜 洋葱 海南鸡饭 海鲜
    海鲜意面 海鲜沙拉 海鲜酱 淡奶 淡奶油 混合坚果果干 清汤 減塩醤油 火腿 火腿三明治
    火腿芝士三明治 火鸡 火鸡三明治 火鸡胸肉 火麻仁 炒り大豆 炒虾仁 炒蛋 炒鸡丁 炒鸡肉
    炖牛肉 炖猪肉 炖羊肉 炖菜 炖鱼 炖鸡 炸虾 炸豆丸子 炸豆腐 炸鱼 炸鸡 炸鸡翅 点心 炼乳
    烟熏三文鱼 烤三文鱼 烤牛肉 烤虾 烤鱼 烤鸡 烧鸭 热狗 热狗棒 焙煎芝麻沙拉汁 無塩バター
    焦糖布丁 照り焼きソース 照烧汁 照烧猪肉 照烧鸡 照烧鸡饭 熟芝麻 燕麦奶 燻製魚 牛ひき肉
    牛タン 牛奶焦糖酱 牛油果 牛油果油 牛肉の照り焼き 牛肉汤 牛肉炒 牛肉炒め 牛肉野菜炒め
    牛肉饭 牛肉麺 牛肚 牛腩 牛舌 牡蠣 猪头肉 猪排 猪油 猪肉末 猪肝 猪蹄 猪里脊 玉ねぎ 玉米
    玉米油 班尼迪克蛋 琥珀核桃 瑞士奶酪 甜豆浆 甜酸鸡 甜面酱 生アーモンド 生クリーム 生ハム
    生卵 生肉拌 生花生 生菜 生蚝 生魚片 生鸡蛋 田园沙拉酱 田鸡 番茄 番茄沙丁鱼 番茄酱
    白いんげん豆 白果 白汁鸡 白芸豆 白菜卷肉 白身フライ 白身魚 白酱 白鱼 皮蛋 石斑鱼
    石锅拌饭 砂糖 砂肝 碧根果 章鱼 米乳 米布丁 米油 米糠油 米醋 粉チーズ 粉丝 糖 糖炒栗子
    糖醋肉 糙米 素鸡 紫菜蛋花汤 絹豆腐 緑豆 红腰豆 红薯 红豆 红豆沙 红豆饼 红酒炖牛肉 纳豆
    绿豆 罗非鱼 羊奶 羊排 羊肉末 老豆腐 肉丝 肉丸 肉末 肉桂 肉汁 肉骨茶 肝油 肥肠 胡萝卜
    脱脂牛奶 腐乳 腰果鸡丁 腰花 芙蓉蛋 芝士三明治 芝士汉堡 芝士片 芝士酱 芝麻 芝麻酱 芝麻鸡
    芥末油 芥末豌豆 芦笋 花生油 花生酱 茄子 茄汁焗豆 草莓牛奶 莲子 菜籽油 菠菜 菲达奶酪
    萨拉米 落花生 葵花籽 葵花籽油 蒸し魚 蔬菜 蘑菇 虾 虾多士 蚕豆 蚝油 蚵仔煎 蛋 蛋清 蛋白霜
    蛋筒冰淇淋 蛋羹 蛋花汤 蛋黄酱 蛤蜊 蛤蜊浓汤 蜂蜜 蜂蜜芥末酱 蜗牛 螃蟹 蟹 蟹棒 蟹肉沙拉
    血肠 西兰花炒牛肉 西班牙海鲜饭 西班牙香肠 西瓜子 西米露 西红柿 調製豆乳 豆 豆の缶詰
    豆子 豆干 豆沙 豆渣 豆豉酱 豌豆 豚ひき肉 豚バラ 豚ヒレ肉 豚足 越南河粉 软冰淇淋 速冻餐
    酥油 酱汁 酱油 酱油鸡 酸甜鸡 醋渍鲱鱼 醤油 里科塔奶酪 金枪鱼 金枪鱼三明治 金枪鱼刺身
    金枪鱼沙拉 銀杏 陈皮鸡 青口 青椒 青椒牛肉 青椒酿肉 青酱 面条 面筋 韭菜炒蛋 食用油 饭
    香油 香肠 香草冰淇淋 香辣鸡腿堡 马苏里拉奶酪 高达奶酪 高野豆腐 魚フライ 鮭フレーク 鯉
    鯖缶 鯛 鰤 鰹 鰻魚 鱼 鱼丸 鱼堡 鱼子酱 鱼柳 鱼汤 鱼露 鱼饼 鱿鱼 鲈鱼 鲈鱼片 鲤鱼 鲭鱼 鲱鱼
    鲳鱼 鲶鱼 鳕鱼 鳕鱼条 鳗鱼 鳟鱼 鴨 鴨肉 鶏ひき肉 鶏むね肉 鶏もも肉 鶏ハツ 鶏レバー 鶏油
    鶏皮 鸡块 鸡小腿 鸡心 鸡爪 鸡皮 鸡翅 鸡肉三明治 鸡肉末 鸡肉沙拉 鸡肉炒面 鸡肝 鸡胗 鸡腿
    鸡腿肉 鸡蛋三明治 鸭肉 鸭蛋 鹅肉 鹅肝 鹅蛋 鹌鹑 鹌鹑蛋 鹰嘴豆 鹰嘴豆泥 鹿肉 麦满分 麺
    麻婆ナス 黄油 黄豆粉 黑线鳕 黑豆 黒いんげん豆 龙虾 龙虾浓汤 고등어 꿀 당근 된장 면 물 배
    버터 베이컨 설탕 소시지 쇠고기 수프 순두부 스팸 쌈장 아보카도 양파 오징어 요구르트
    주먹밥 참치 컵라면 프라이드치킨 햄 흰밥
    """

  /// Words behind the last food of a name: the *francesa* of a *tortilla francesa*.
  static let behindFoods = """
    aan acebolado acida affumicato agridulce agripicante ahumado aigre aigre-doux ajillo all'aglio all'amatriciana all'uccelletto
    alsacienne amargo americaine analcolica anglaise art asada assada assado ast asturiana ayam azul baati babies bake ball bar
    basquaise bath bati baunilha bayonne bears beaters beleg belly benedict benedicte benedictinos bhajee bhalla bhalle bhuna
    bhurji bianchi bianco bites bits black blanc blancas blanche blanco blancs blend bleu blossom blue board boat bola bolognaise
    bolognesa bolonese bolsa bone borrego bote bowl boy braise branco brasil brazilian breast brebis brittle brouilles browns
    brulee brune bufala bulb bull burgundy cabeza cabra cacciatora cacciatore cajou calda caliente can canai canario cane canola
    canton cantonese cao capra capricciosa carioca caritas cartamo carthame caseras casino casses centeno cesar charros chasseur
    chaud chesnut chettinad chiarificato chiche chiches chilindron chinese chokha chow chunks churma clarificada clarifie club
    coalho cob cocida cocidas cocotte codorna colada colza complet condensada condensado condensato cone confit congelada cooler
    corbasi cordobes cordon corinthe corto costa cotta cottage cotto crema cremosa creole criollo croquette cru cruda crudo crue
    crues cubana cubes cuits cup curls cut czerwony daging dall'occhio dauphinois decafeine defumado delight demi-sel dende
    desnatada desnatado diavola dinner dish divan divorciados doce dog doi dolce dopiaza double douce doux drum dry dum dur duro
    duros durs ecreme encebollado energetica ennai ensopado entera entier entiere erborinato espanola estofadas evaporada expres
    extender eye farci fat fatiado feet ferme fillet fillets filling fin finger firme fiume fizz flakes flambee flat fleur float
    florentine floss fluff fondente fondu foo foot formaggi forno fradinho fraiche frais francesa free freir fresca fresco
    frestelse fricassee fried frit frita fritas frits fritte fritter fritti fritto frizzante fronds fry fume fun furai galinha
    gallega ganoush garnie gatto gazeuse gelatin genovese ghanoush gio girasol girasole girassol glacee glaze goujon gram grande
    gras grated grease grec greca greco grecque grego grelhado griega griego griglia grille grillees gron guisada guisadas hache
    haches hanoi hawaii heart hervido hock holandesa hole horno hot huancaina iberico indian ingles inglesa inglese integral
    integrale intero isolate italiana italienne jack jacques julep kadaiyal katli kerala kernel kerrie kiev knuckle kolhapuri
    krispies kyiv laque leaf leather leaves leg leger legere legs lemak lesso ligera light lima limena lino liquida liquide
    liquido loaf loin loops lopez lunch macho macinata madame madras madrileno maker makhani manna mare marinera masala masiyal
    materna maternel max mcdonalds medallion medames melt mer mexicana mexidos mie milanese minas mista mistas miste mix mixta
    mixto moida moilee molde molee molida molidos monsieur montada montata moruno mullerin mungo napolitana natur natural naturale
    nature nayyeh neck negro negros neri nest nicoise noir noirs nua nuoc-mam oaxaca oca oliva ortolana oveja paal pack packet pad
    padano palma palme panee panela pani paper paprikash paris parm parmesano parmesao parmi parmo partidos parzialmente passas
    paste patty pecana pekin pequeno perdu perrins persico peruanos picada picado picante picantes piece pieces pinta pintas pinto
    pintos plaki plancha plat plate platter poblano pocket podimas pods porco poule powder prata preto proteica proteico protein
    proteinas pulp punch quente raab rabe ragi rajado rallado ranchera ranchero rancheros rapa rape rapee raw rebozada red
    refritos reggiano relleno rellenos renversee replacement res rica riccio ring rings rio ripiene ripieni ripieno rissole
    rockefeller roe roh rojas rojos romagnola romana rosa rosada rosadas rossi rosso rostizado rotie rouge rouges royal royale
    rusa ruskie russa russe russian sadham saint salado salados saltado saltate salut sandwhich saute savoyarde scallopini scharf
    schranke schwedisch scoglio scrambled scratchings scremato sec seca secas secca secche secchi seches secos secs sedoso
    semidesnatada semidesnatado serrano serve shank shell shoots shot shoulder side single skagen skewer skin skins slice slices
    snack snacks sode sodo soft soia soja sott'olio sour soyeux spagna spalmabile spanish spear speciaal spezzati spice spiced
    split spray spread spritzer squares stagioni stick sticks stir stock strapazzate strasbourg strata string strip strips
    stroganov suave substitute suey suisse suizo sukka sunrise surgelee suss-sauer sweetened tadka tai tail tarka tartara
    tartinable tegamino tender tenderloin terre tete thai thigh tikki tikkis topping toro torrado toscana tostado tots toulouse
    tournesol trail triangle tropeiro trotter truffle tumaca ularthiyathu un'arancia uncooked unsweetened untar vaca vainilla
    valenciana vaniglia vanilla vanille vapeur vapor vegana veganas vegane vegano veganos vegetal vegetale vegetales vegetariana
    vegetariano vegetarien vegetariens vegetarisch veneziana venezuelan veracruzana verano verde verdes verkeerd vermelho vert
    verte verts volaille volteados weed wellington white whitener whites york young yung zero zoetzuur альфредо
    бенедикт болоньезе гриль гунбао жареная запеченная капрезе карри
    консервированная копченая косичка листовои маринадом по-киевски
    по-пекински по-флотски под сухая тушеная фри черныи करी 찌개 프라이
    """
}
