/**
 * Stems of the commonest English words: a word with one of them is no misspelling. From SCOWL (sizes 10 and 20,
 * http://wordlist.aspell.net, Copyright 2000–2018 by Kevin Atkinson, free to use with this notice), stemmed by `toStem`, without
 * Python, Lisp and Bash, which are names to whoever asks.
 * Sorted; each begins with the number of letters, in base 36, that it shares with the one before.
 */
const stems = `
0aardvark 1bandon 2brevi 2id 3l 2norm 2oli 5sh 3r 4t 3ut 3v 2road 2senc 5t 3olut 4rb 3trac 7t 3urd 2us 2ysm 1cadem
2celer 4nt 4pt 4ss 3id 5ent 3ommod 5pani 4rd 4unt 3umul 4r 5aci 4s 5tom 2hiev 2id 2orn 3ust 2quaint 4ir 5si 2ronym 4ss
2tion 4v 3or 3ual 2ut 1dapt 2dict 4tion 3ress 2equ 2her 2jac 3ect 3ust 2minist 8r 4r 4s 4t 2op 4t 2ult 2vanc 5tag 3ent
6ur 4rs 5t 6is 3ic 4s 5ori 4z 3oc 1erial 2sthet 1ffair 3ec 5t 3ord 2oremen 2raid 2ter 5noon 5ward 1gain 5st 2enc 4da
4t 2gress 2oni 2re 4ement 1head 1ircraft 3port 1kin 1larm 2beit 3um 2cohol 2ert 2gebra 3orithm 2ia 4s 3en 3gn 3k 3v
2leg 5edli 4rg 4vi 3i 4anc 3oc 4w 2most 2on 4g 5sid 3ud 2pha 5bet 2readi 2so 2ter 5n 3hough 3ogeth 2wai 1mateur 3z
4ingli 2ber 3ient 4gu 4ti 2end 2ong 5st 3unt 2pl 4ifi 2us 1nagram 3log 4ysi 6t 5z 3rchi 3tomi 2cestor 3ient 2ecdot
2gel 4r 3l 3ri 3uish 2im 2noi 4unc 4y 3ual 2omali 3nym 3rak 3th 2swer 2tholog 3icip 4dot 4qu 4soci 2xiou 2ybodi 3how
3on 3plac 3th 3wai 4her 1part 3thet 5i 2olog 3stroph 2pal 4r 5atu 8s 3eal 5r 4nd 6ix 3l 4aus 4i 5c 3oint 3rais 4eci
4oach 5pri 5v 5xim 1rbitrari 2cad 4n 3h 4aic 4iv 2ea 3na 2gu 4abl 4ment 2isen 3thmet 3z 2mi 2os 3und 2rai 4ng 3est 3iv
3og 4w 2ticl 4fici 4st 1scend 2ham 3can 2id 2leep 2pect 2sault 3embl 4r 5t 4ss 4t 3ign 4st 3oci 4rt 3um 5p 4r 2terisk
3ronom 8i 2ynchron 1theism 6t 2la 2mospher 2om 2roc 2tach 5k 4in 3empt 4n 5d 3itud 3ornei 3rac 6t 4ibut 1udibl 4enc 4o
2nt 2thent 4or 3om 5at 5obil 3umn 1vail 2erag 2oid 1wai 4t 3k 3r 4d 2fulli 2kward 1xiom 0babi 2ck 4bon 4log 4spac
4ward 3teria 7um 2dg 3li 2ffl 2ggag 2ke 2lanc 3l 4et 4ot 2nal 4na 3d 4wagon 5idth 3g 3k 4rupt 3ner 2re 3gain 3k 3oqu
3rel 4ier 5st 2se 4ment 3i 4c 3ket 3s 3tard 2tch 3h 4room 3teri 4l 2ud 1each 3m 3n 3r 4d 3st 3t 4en 3uti 2cam 4us 3om
2droom 2ef 3n 3r 2for 2gan 3in 5n 3un 2half 4v 5ior 7ur 3ind 2lief 5v 3l 3ong 4v 4w 3t 2nch 3d 3eath 4fici 6t 3t 2rd
2sid 3t 2ta 3ter 3ween 2war 2yond 1ias 2bl 4ic 2cycl 2gger 5st 3ot 5ri 2ll 4fold 4ion 2nari 3d 2ographi 3log 6i 7st
2rd 3th 5dai 2scuit 3hop 2te 3map 3ten 5r 2zarr 1lack 5mail 3de 3me 3nk 5et 3st 3tant 7li 2ess 3w 2ind 5li 4k 3ss 2ob
3ck 3od 5i 3w 4n 2ue 3rb 1oard 3t 2di 2ggl 3u 2il 2ld 3t 2mb 2nd 3e 3u 2ok 4let 4shop 5tor 3m 3st 3t 2rder 6lin 3e
4dom 3n 3row 2ss 2th 4er 3tl 4om 2ught 3nc 4d 5ari 3t 2wl 1racket 3in 3ke 3nch 4d 3ss 3ve 2each 4d 4k 5down 5fast 4th
3ed 4z 3thren 2ick 3dg 3ef 5li 3gad 4ht 6er 7st 6li 3lliant 3ng 2oad 5cast 5li 3ke 5n 3ther 3ught 3wn 4s 2ush 3tal
1ubbl 2ck 4et 2dget 2ffer 2gger 2ild 4t 2lb 3k 3l 4et 6in 2mp 2nch 3dl 2rden 3i 3n 4t 3st 2se 3h 3i 3s 3t 2tter 4on
2yer 1ypass 2te 0cabbag 3inet 3l 2fe 3fein 2ge 2ke 2lcul 6u 3e 4ndar 4r 3l 3m 2me 4ra 3p 4aign 4u 2ncel 5r 3did 3not
3on 3t 2pabl 4c 3it 3tain 4ur 2rbon 3d 4board 3e 4er 4fulli 4less 3pet 3ri 5ag 5er 4ot 3toon 4ridg 2se 3h 3sett 3t 4l
3ual 2talog 3ch 3egor 7i 4r 3hedr 4ol 3tl 2ught 3s 4al 3tion 2ve 4at 1eas 2il 2lebr 3l 4ular 2nsor 3t 4er 4ral 4uri
2remoni 3tain 7li 7ti 4if 1hain 4r 5man 3lk 4leng 3mber 4pagn 5ion 3nc 4g 5eov 4nel 3o 4tic 3p 4el 4ter 3r 4act 4g 4it
6i 4m 4t 5er 3se 3t 2eap 5er 6st 5li 4t 3ck 5er 3ek 4r 4s 3mic 5st 7ri 3qu 3ss 4t 5nut 3w 2icken 3ef 3ld 5hood 5ish
5ren 3p 2ocol 3ic 4r 3os 3p 3ral 4d 4u 3se 5n 2uck 3nk 3rch 1ider 2garett 2nema 2rca 4l 4uit 7ri 5l 6ar 5mst 2te 3i
4zen 2vil 5ian 1laim 3rif 6i 5ti 3sh 4s 5ic 6f 7i 3us 2ean 5er 6st 5li 4r 5anc 5er 6st 5li 3ver 6est 2ich 4k 3ent 3ff
3mat 4b 3nic 3p 3qu 2ock 3g 3ne 3se 5r 5st 5t 4ur 3th 3ud 2ub 3e 3msi 3ster 1oach 3l 3rs 3st 3t 2bbler 2de 2ffe 2her
2in 4cid 2ke 2ld 3labor 5ps 5r 5t 4eagu 5c 6t 5g 3on 5i 4r 3umn 2mbat 4in 3e 4di 3fort 3ic 3ma 5nd 4enc 6t 5rci 4is 5t
6te 4od 5n 6li 4un 6ist 3pact 5ni 7on 5r 5s 5t 4el 5ns 5t 6i 7t 4il 4lac 6in 8t 5et 6x 5i 6c 4on 5s 6i 7t 5und 4rehen
6s 7s 5iz 5om 4ul 5t 6er 2ncaten 4eal 5d 5iv 5ntr 5p 6t 7u 5rn 6t 7o 4iz 4lud 4ret 4ur 6r 3demn 5ns 4ition 4om 5n 4uct
7or 3fer 5ss 4id 5gur 5n 5rm 4lict 4orm 4ront 4us 6ion 3ges 6t 4ratul 3jectur 4unc 3nec 6t 7or 4ot 3scienc 6ou 8s
4ecut 5nsu 6t 5qu 5rv 4id 6er 5st 4ol 4picu 4tant 5itu 8t 5rain 6uc 8t 4ult 5m 6p 3tact 5in 4empl 7t 5n 6d 6t 7i 5st
5xt 4in 6ent 6u 7um 4or 4racep 7t 6dic 6ri 6st 6ven 5ibu 8t 6v 5ol 3vei 5n 6i 5r 6s 6t 4ic 6t 5nc 2ok 4i 3l 3per 3rdin
2pe 3i 3per 3yright 2re 3n 4er 3por 4s 3rec 6t 7li 5l 4idor 4up 6t 2smic 4olog 3t 4li 2tton 2ugh 3ld 3ncil 4sel 4t 5er
5i 5less 5ri 3pl 3rag 4ier 4s 4t 5esi 3sin 2ver 5ag 2zi 1rack 3ft 3mp 3p 3sh 4s 3wl 3zi 2eam 4t 5ion 6v 5or 5ur 3dibl
5t 3ed 4p 3w 2icket 3me 4in 3si 4p 3teria 7on 4ic 2op 3ss 5road 5word 3wd 4n 2ucial 3de 3el 5ti 3iz 3nch 3sh 2yptic
3stal 1ube 3ic 2ckoo 2ddli 2lprit 3t 4ur 2mbersom 3ul 2pboard 2re 3ios 5u 6s 3li 3renc 6t 4i 3s 4or 3tain 3v 2stard
4om 6ari 2te 1ycl 4ist 2lind 2nic 0daft 2ili 2mag 3n 4at 3p 2nc 3ger 2re 3k 3l 2sh 2ta 4bas 3e 3um 2ughter 2wn 2ylight
3tim 1ead 4li 6n 3f 3l 4er 4t 3r 3th 2bat 3t 3ug 5g 2cad 4i 3ent 3id 4m 4sion 3k 3lar 4in 3od 3reas 2dic 3uc 2ed 3m 3p
4er 5st 4li 2fault 3eat 4ct 4nd 5s 3i 4ci 4n 5i 6t 2gener 3rad 4e 2iti 2lai 3et 5ion 3iber 4c 5i 4ght 4mit 4v 5eri 3ta
3usion 2mand 3ent 3iz 3ocraci 7t 4lish 4nstr 2ni 3omin 4t 3s 4iti 3tist 2part 6ur 3end 3osit 3res 6s 4iv 3th 3uti
2rang 3iv 2scend 4rib 6p 7t 3ert 5v 3ign 4r 3k 4top 3pair 4er 4it 5z 3tin 4roi 5uc 7t 2tach 4il 3ec 5t 6or 4r 5min 5r
3ract 2vast 3elop 3iat 4c 4l 4ou 4z 3oid 4t 1iagnosi 7t 4on 4ram 3l 4ect 4og 3met 3ri 2ce 3tat 2esel 3t 2ffer 4icult
2gest 3it 3niti 2lemma 2men 5sion 2ne 4r 3ner 2plomat 2re 4c 5t 6li 6or 8i 3t 4i 2sabl 4gr 6e 4ppear 4st 6r 3c 4ard
4harg 4iplin 4laim 4o 5rag 5unt 5v 6eri 4rep 6t 5imin 4us 6s 3eas 3guiz 5st 3h 4onest 3k 3lik 3mal 4iss 3ord 3plai 4os
6i 4ut 3regard 4up 6t 3sert 3tanc 6t 5st 4inc 7t 4or 6t 4ract 5ess 5ibu 8t 6ct 4urb 2tch 3to 2ve 4rs 5t 3id 4n 4sion
3orc 1octor 4rin 3ument 2dg 2gma 2le 3lar 2main 3est 3in 2nat 3e 2om 3r 2se 2ubl 4t 5less 2wn 4hil 4right 4stair 4ward
2zen 1raft 3g 4on 3in 3ma 5t 3nk 3stic 3w 4back 4n 2ead 4m 4ri 3ss 3w 2ift 3ll 3nk 3p 3ve 5l 5n 5r 2op 3ve 3wn 2ug 3m
3nk 5en 1ual 2biou 2ck 2ff 2li 3l 2mb 3mi 3p 4ster 2plic 2rat 3e 2st 4bin 4i 2ti 1ynam 0each 2ger 5li 3l 2rli 5er 6st
3n 3th 2si 4er 5st 4li 3t 4ern 2ten 4r 1ccentr 2ho 2olog 3nom 6i 1dit 4ion 4or 6i 2uc 1ffect 3ici 3ort 1ight 5een 5h
2ther 1labor 2derli 2ec 4t 5or 5r 6on 3g 3ment 3ph 3v 4en 2ig 3min 3t 4ist 2sewher 1mbarrass 3ed 2erg 2in 3t 2otion
2phas 6i 3ir 3loi 5y 6e 3ti 2ul 1nabl 2clos 3od 4rag 4unt 2deavor 3less 7li 2emi 3rgi 2forc 2gag 3in 2hanc 2joi 4y
2larg 3ighten 2orm 3ugh 2sur 2tail 3er 5pr 5tain 3ir 5eti 4ti 5l 3ranc 4i 2velop 3i 4ron 4sag 1pic 3sod 1qual 4t 3ip
4val 1ras 2go 2ron 4r 1scap 2oter 2peci 2sai 3enc 5ti 2tablish 4t 3im 1tern 2hic 3nic 2ymolog 1valu 2en 4li 4t 5u 3r
4i 4ybodi 5dai 5on 5th 5wher 2id 3l 2olu 4v 1xact 5li 3gger 3m 4in 4pl 2ce 4ed 4l 4p 5t 6ion 4ss 3hang 3it 3lam 4ud 5s
6ion 3us 2ecu 5t 3mpt 3rc 2haust 3ibi 6t 2ist 3t 2ot 2pan 5d 3ect 4di 4ns 4ri 6enc 5t 3ir 5i 3lain 5n 4icit 4od 5it 5r
5s 6ion 3onenti 4rt 4s 5ur 3res 6s 2tant 3en 5d 5s 5t 4rn 3inc 3ra 5c 6t 5n 4em 6ist 1yesight 0fabric 2ce 3il 5it 3t
4or 6i 4ual 3ulti 2il 4ur 3nt 5er 6st 3r 4er 5st 4i 4li 3th 2ke 2le 3l 4aci 4en 3s 2me 3ili 6ar 4n 3ou 2nci 3tasi 6t
2rc 3e 4wel 3m 4er 3ther 6st 2scin 5st 3hion 3t 4er 5st 2tal 3e 3her 3uou 2ucet 3lt 5i 2vor 5it 1ear 3sibl 3t 4ur 2der
2ebl 3d 4back 3l 3t 2ll 4ow 3t 2mal 3inist 2nc 3der 2stiv 2tch 2ver 2wer 4st 1iber 2ction 2ddl 2eld 3rc 2fteen 4h 4i
2ght 5er 3ur 2le 3l 3m 3ter 4hi 2nal 4nc 6i 3d 3e 4r 4st 3ger 3ish 4t 2re 4work 3m 4li 3st 5li 2scal 3h 2ve 4r 2zzi
1lag 3me 3sh 3t 3vor 3w 2eet 3sh 3w 3xibl 2ight 3p 2oat 3od 4r 3ppi 3r 3w 4er 4n 2uctuat 3ent 3ffi 3id 3sh 3te 1oam
2cu 2ld 4er 3k 3low 2nd 3t 2od 3l 4ish 3t 4bal 4not 2rbad 4id 6den 3c 4ibl 3ecast 4ign 4se 5t 4v 3gav 4et 4iv 6en 4ot
6ten 3k 3m 4al 5t 4er 6li 4ul 6a 3th 5com 4i 4night 4un 3um 3ward 2ssil 2ught 3l 3nd 5at 4tain 3r 4teen 5h 1raction
3gil 4ment 3me 5work 3nk 5li 4tic 3ud 2eak 3e 4d 5om 4li 4wai 4z 3nch 3quenc 7t 3sh 2iction 3end 6li 3ghten 3ng 3vol
2og 3m 3nt 3wn 3ze 5n 2uit 3strat 1udg 2el 2ler 3fil 3l 4est 4i 2me 2nction 3d 4ament 3er 3ni 5er 6st 2rnitur 3ri
3ther 6st 2se 3ion 3s 4i 2til 3ur 2zzi 0gain 2lact 4xi 2me 2ng 2rag 3bag 4l 3den 2solin 3p 2te 4wai 3her 2ve 1ear
2nder 3e 4r 4t 3iu 3ocid 3r 3tl 5eman 7en 5i 3uin 2ograph 8i 3logi 3metri 2stur 1hastli 2ost 1iant 2bberish 2ft 2rl
2ve 4n 1lad 4li 3nc 3ss 2ean 2obal 3ri 5ou 3ssi 3ve 3w 2ue 1nome 1oal 3t 2ld 4en 4fish 3f 2ne 2od 4by 4i 2rgeou 2spel
3sip 2tten 2vern 6or 2wn 1rab 3ce 3de 4ual 6t 3ffiti 7o 3i 4n 3mmar 6t 3nd 5fath 5moth 4t 3ph 5ic 3sp 4s 3te 4uit 3ve
4it 6i 2easi 4t 5er 6st 5li 3ed 5i 4n 3i 3w 2id 3ef 3m 3nd 3p 2oan 3ss 5li 3und 4p 3w 4n 4th 1uarante 4d 2ess 4t 2id
4anc 4elin 3lt 5i 3nea 3tar 2lf 3libl 2tter 0habit 2ck 4er 2il 3r 4cut 4i 2lf 3l 3t 3v 2mmer 2nd 4book 4i 5cap 4l 5er
3g 4ov 2ppen 4i 5er 6st 5li 2rd 4back 4en 5r 5st 4i 4li 4ship 4war 3m 4less 4oni 3sh 2sh 3sl 3ten 4i 2te 4rd 2ve 3oc
2zard 3i 1ead 4ach 4er 4lin 3lth 6i 3p 3r 4d 4t 5ili 3t 3ven 4i 5er 6st 5li 2el 2ight 2ld 3icopt 3l 4o 3met 3p 4less
2nc 2rd 3e 4bi 4si 3itag 3o 4ic 5n 3self 2sit 2xadecim 1idden 3e 4ou 6s 2erarch 8i 2gh 4er 5st 4li 6ght 4wai 2lari 3l
2mself 2ndsight 3t 2re 2stor 6i 7an 2therto 1obbi 2ld 4er 3e 3i 4dai 3low 2me 3osexu 2nei 4st 6i 6li 3or 5ari 2ok 2pe
4fulli 4less 2rd 3izon 7t 3n 3rend 4ibl 5d 5f 6i 4or 3s 2spit 3t 4il 2tel 2ur 3s 4ehold 2wev 1uge 2man 3bl 3or 2ndr 3g
4ri 3t 2rri 3t 2sband 1ydrogen 2phen 3ocrisi 7t 4thesi 7t 2ster 0icon 1dea 4l 5ist 3nt 5if 7i 3olog 2iom 4t 1gnor
1lleg 3iter 3og 3usion 5tr 1mag 4in 6ari 2bal 2matur 3edi 4ns 3in 3or 5t 3un 2pact 4ir 3end 4r 5fect 5i 5son 3laus
4ement 4i 5c 6it 3ort 4s 5s 3ract 4es 6s 4ison 4ob 5v 3uls 1nabl 3ccess 5ur 3dequ 4vert 3n 2cap 4rn 3ent 3h 3id 5ent
3lin 4ud 5s 6ion 3oher 4m 5pat 6et 6let 4nsist 5veni 4rpor 5rect 3reas 5d 5ment 3ur 2de 4fens 5init 4nt 4pend 4x 3ic
5t 4rec 7t 4vidu 3uc 4lg 4stri 2effect 5ici 3qu 3rtia 3vit 2fal 4m 4nt 6il 3ec 5t 4l 4r 5ior 3in 5it 3lat 4ex 4ict
4uenc 7ti 3o 4rm 3requ 4ing 2geni 3redi 2habit 3er 5it 3ibi 6t 2iti 2ject 3ur 5i 4stic 2ner 3oc 4v 2put 2quir 6i 2san
3ect 5ur 4nsit 4r 5t 3id 5i 4ght 4st 3ofar 3pec 6t 4ir 3tal 5nc 6t 7li 4ead 4inct 5tu 7t 4ruc 7t 3uffici 4lt 4r 2tact
4k 3eg 5r 4llect 6ig 4n 5d 5s 5t 6ion 4r 5ac 7t 5cors 5est 5f 6ac 6er 5im 6or 5medi 6itt 5n 5pret 5rog 6up 8t 5sec 5v
6en 6iew 3im 3o 4ler 3rins 4oduc 3uit 2vad 4lid 5u 4ri 4sion 3en 5t 6or 4rs 5t 4st 6ig 3is 4t 3ok 4lv 1rat 2on 4i 2rat
3elev 4spect 6ons 3it 1sland 2ol 2su 1tem 2self 0jack 4et 2il 2rgon 2zz 1ealou 3n 2lli 2rk 2st 1oin 4t 5li 2ke 2lli
2urnal 5ei 1udg 4ement 4ment 2ic 2mp 2nction 3gl 3ior 3k 2ri 2st 4ic 5f 6i 2venil 0keen 3p 4er 2pt 2rnel 2ttl 2yboard
3strok 3word 1ick 2dnap 4ei 2le 4r 3l 2nd 4li 3g 4dom 2ss 2tchen 1nee 3w 2ife 3ght 2ock 3w 4ledg 4n 0label 3or 2ck
2dder 3i 2ger 2id 3n 2ke 2mp 2nd 4lord 4scap 3e 3guag 2rg 4er 5st 3k 2ser 3t 2te 4r 4st 3ter 2ugh 5ter 3nch 2vatori
2wn 3yer 2yer 3out 2zi 1each 3d 4er 3f 4let 3gu 3k 3n 3p 3rn 5t 3st 3ther 3v 2ctur 2ft 2gal 3end 6ari 3ibl 4sl 4tim
2isur 2mon 2nd 3gth 6i 3ient 3s 3t 2sbian 3s 4er 4on 3t 2thal 3ter 2vel 1iabil 4l 3ison 2bel 4r 5ti 3rari 7an 2cens
2fe 4styl 4tim 3t 2ght 5er 6st 5li 5n 6ing 2ke 4w 2mb 3it 2ne 4ar 3guist 3k 4ag 2on 2quid 4or 2st 4en 2ter 5ari 6tur
3ter 4l 2ve 4r 4st 1oad 4er 3n 2bbi 2cal 4t 3k 2dg 2gic 3o 2ne 3g 4er 5st 2ok 3p 4hol 3s 2rd 3ri 2se 3s 3t 2ud 4er 5st
4li 3si 2ve 4r 2wer 4st 2yal 1uck 4i 5li 2dicr 2ggag 2mp 2nat 3ch 5tim 3g 2rk 2st 2xuri 1yric 0machin 6eri 2de 2gazin
3ic 3net 4ific 5tud 2il 4box 3n 4fram 4li 4tain 5en 3z 2jor 2ke 4r 2le 3func 3ici 2nag 3dat 6ori 3gl 3i 4a 4fest 8o
4pul 3kind 3ner 3pow 3ual 2rch 3gin 3it 3k 4er 5t 3ri 5ag 3vel 2sk 3s 4iv 3ter 2tch 3e 4ri 3hemat 3ric 5x 3ter 3ur
2xim 5um 2yb 3or 2ze 1eal 3n 4ing 4t 5im 4whil 3sur 3t 2chan 2dia 4c 5in 4ev 4um 2et 2gabyt 2lodi 3t 2mber 3or 5i 2nd
3tal 4ion 3u 2rci 4uri 3e 3g 3it 3ri 2ss 4ag 4i 2tal 4phor 3er 3hod 3ric 4o 1ice 3rowav 2ddai 4l 3night 2ght 5i 3rat
2ld 4li 3e 4ag 3itari 3k 3l 4ion 2mic 2nd 4less 3e 3im 5um 4st 3or 3t 3u 4t 2racl 5ul 3ror 2scellan 3direct 3er 5i
3fortun 3guid 3l 4ead 3plac 4rint 3read 5pres 3s 4il 5on 3t 4ak 6en 4ook 3us 2xtur 1nemon 1oan 2bil 2ck 2de 4l 4r 5n
4st 3if 5i 3ul 2ld 3e 4cul 7ar 2ment 6um 2narch 3ei 3itor 3kei 3ochrom 4poli 3ster 3th 5li 2od 3n 2ral 3e 4ov 3n 3on
3tal 2st 4li 2ther 3ion 4v 3or 5wai 3to 2unt 5ain 3s 3th 2ve 4ment 3i 1uch 3k 2ddl 2ltipl 7i 2mbl 3mi 2ndan 2rder 2scl
3eum 3ic 5ian 3t 2tter 3ual 1yself 3teri 4ic 2th 4ic 4olog 0nail 3v 2ke 2me 4less 2rr 4ow 6est 2sti 5er 6st 2tion 4v
3ur 2ughti 1ear 4bi 4er 5st 4li 3t 4li 2cess 6ari 3k 2ed 4l 5ess 2gat 3lect 4ig 3oti 2ighbor 3ther 2rv 4ou 2st 2twork
2ural 3tral 2ver 2wcom 3er 4st 3li 3slett 4pap 2xt 1ice 4r 4st 3k 4nam 2ght 5mar 2ne 1obl 3odi 2de 2isi 3z 2min 2ne
3sens 2on 2rm 4al 3th 5ern 2se 3talgia 2tabl 4t 3e 3h 3ic 4f 5i 4on 3ori 2un 2vel 5ti 3ic 2wadai 3her 1uclear 2isanc
2ll 2mb 4er 5st 3er 2rs 0obei 2jec 5t 6ion 2lig 2noxi 2scen 4ur 3erv 4s 5s 3olet 3truct 2tain 2viou 6s 1ccasion 3up 5i
4r 5r 2ean 1ddli 1ffend 5s 4r 3hand 3ic 5i 3set 4pr 2ten 1lder 4st 1mis 3t 1neself 2go 2ion 2li 2to 1pen 4li 3r 4a
2inion 2pon 4rtun 4s 5i 6t 3res 6s 2tic 4m 5ist 5um 4on 2us 1ral 3ng 2bit 2chestr 8a 2der 3inari 2gan 2ient 3gin
2thodox 1ther 5w 1ught 2rselv 2tcom 4ri 3dat 3er 3go 3lin 4ook 3put 3rag 4ight 3set 4id 4tand 3weigh 1ver 4al 4cam 5om
4draft 5u 4flow 4head 4lap 5i 5oad 6ng 6ok 4night 4pr 6ic 4rid 5od 4sea 4tim 5on 4view 4whelm 5rit 1wner 5ship 1xygen
1zon 0pace 3ifi 3k 4ag 4et 2ge 2id 3n 4fulli 4less 4t 3r 2lac 3e 2nel 3ic 3t 2per 5back 2rad 5ox 4graph 4llel 4met
4noia 7d 4phras 3don 3ent 6hes 3iti 3k 3ochi 4di 3rot 3s 3t 4i 5al 5cip 6l 5tion 4li 4ner 2ss 4ag 4eng 4ion 5v 4port
4word 3t 2tch 3ent 3h 4et 3ienc 6t 3ron 3tern 2us 2vement 2yment 1eac 3k 3nut 3sant 2culiar 2dal 4nt 6ri 2er 2nalti 3c
4il 3d 3guin 3ni 2opl 2rceiv 5nt 7ag 5p 3fec 6t 7li 4orm 3hap 3iod 4pher 3man 4is 6s 5t 3petu 3secut 4ist 4on 6nel
4pect 4uad 3vers 2trol 3ti 1harmaci 3se 2enomena 2ilosoph 2oenix 3ne 3to 5copi 2rase 2ysic 6ist 5olog 1iano 2ck 3tur
2ec 2geon 2le 3l 3ot 2nch 3k 3t 2pe 4lin 2tch 3fal 3i 2zza 1lace 3gu 3i 4n 5li 3n 4e 5t 6ari 4t 3ster 5ic 3te 4form
3usibl 3yer 2ea 4s 5ant 5ur 3nti 2oi 3t 4ter 2ug 3ral 1ocket 2em 3t 4ic 4ri 2int 5er 5less 3son 2ke 2lar 3e 3ic 5eman
5i 4sh 4t 3l 4ution 3ynomi 2mpou 2ol 3r 4er 5st 4li 2pe 3ul 5ac 6r 2rk 3t 4abl 4er 4ion 4rai 2se 3it 5ion 3ses 6s 4ibl
3t 4ag 5l 4card 4er 4mast 4pon 4ul 2tato 3enti 2und 3r 2verti 2wder 3er 1ractic 6z 3gmat 3i 4z 3yer 2each 3ced 4iou 5s
6ion 5z 3dic 6t 3fac 4er 4ix 3gnanc 7t 3jud 6ic 3matur 4ium 5z 3par 3scrib 7p 4enc 6t 5rv 4id 4s 5ur 4um 3tend 6ti 4ti
3vail 5l 4en 6t 4iew 5ou 7s 2ice 3de 3est 3mari 7li 4e 4it 3nc 5ip 7l 4t 5er 5out 3or 5iti 3son 3vaci 5t 4ileg 3ze
2obabl 4lem 3ce 5dur 5ed 5ss 7or 4laim 3duc 6t 3fes 6sor 4il 5t 4ound 3gram 7m 5ess 3hibit 3jec 6t 3lifer 4ong 3min 5z
4ot 6ion 4pt 6li 3ne 4oun 7c 4unci 3of 3per 6li 6ti 4het 4or 5s 6i 3se 5cu 7t 4pect 4titut 3tec 6t 5in 5st 4ocol 5typ
3ud 3ve 5n 4id 5sion 4oc 5k 3xim 1seudo 2ycholog 1ublic 6li 5sh 2le 3l 3p 3s 2mp 2nch 4tuat 6r 3ish 3t 2pil 2rchas 3e
3g 3iti 3pl 4os 3su 5it 2sh 2tt 2zzl 0qualif 6i 5ti 3ntiti 5um 3rter 2een 3ri 3st 5ion 3u 4e 2ibbl 3ck 5er 6st 5li 3et
5er 6st 5li 3t 3z 2ot 4a 5t 0rabbit 3id 2ce 3ial 4sm 5t 3k 4et 2dar 3iat 4c 4o 4u 2ge 2id 3l 4road 4wai 3n 4bow 3z
2mpant 2ndom 6li 3g 3k 3t 2pe 3id 5li 2re 4r 4st 2sh 2te 3her 3io 5n 6al 3tl 2ve 2zor 1each 4t 5ion 5or 3d 4abl 4er 4i
5li 3l 4ist 5ti 5z 4li 4m 3r 4rang 3son 4sur 2build 6t 2cal 3eipt 5v 4nt 4p 3ip 5i 3kless 4on 3laim 3ogn 6i 7z 4llec
4mmend 4ncil 5sid 4rd 4v 5eri 3reat 4uit 3tangl 4ifi 3ur 5s 3ycl 2defin 3irect 3uc 4nd 2fer 5enc 3in 3lec 6t 5x 3orm
6at 3rain 4esh 3und 4s 4t 2gain 4rd 3im 4on 4st 6r 3ret 6t 3ul 5ar 7li 2ign 3nstat 3ter 2jec 5t 2lai 4t 4x 3eas 4v 3i
4abl 4ef 5v 4gi 6on 3oc 3uct 2main 6d 4rk 3edi 4mb 3ind 5isc 3ot 4v 2nam 3d 4er 4ition 3ew 3t 2pair 3eat 4nt 4rtoir
4ti 6t 3hras 3lac 4i 3ort 3res 6ent 4oduc 3uls 4t 2quest 4ir 5sit 2read 2scu 3earch 4mbl 4nt 4rv 4t 3id 4gn 4st 3olu
5v 4rc 5t 3pect 4ond 6s 3t 4art 5ur 4or 4rain 5ic 7t 3ult 4m 4rrec 2tail 5n 3ir 3ract 4iev 3urn 2us 2veal 4l 4ng 5u
4rs 5t 3iew 4sion 4z 3olt 5u 2ward 3rit 6ten 4ot 1hetor 2yme 3thm 1ibbon 2ce 3h 4er 5st 2dden 3e 3icul 2ght 5li 3id
3or 2ng 2ot 2sen 3k 4i 2tual 2val 3er 2ze 1oad 2bot 3ust 2ck 4et 2de 2le 3l 2man 5c 5t 2of 3m 3t 2pe 2se 2tat 3ten
2ugh 5li 3nd 3t 4in 2yal 5ti 1ubber 4ish 2de 2in 2le 4r 2mor 2ng 2ral 2sh 3ti 0sabotag 2ck 3r 4if 6ic 2dden 3li 2fe
4guard 4r 4st 4ti 2ga 2id 3l 3nt 2ke 3i 2lari 3e 4sman 3t 3vat 2me 3pl 2nd 4wich 3e 3g 3iti 3k 2rcasm 6t 2tellit 3ir
4sfac 6i 2uc 2ve 1cale 3n 4dal 4ner 3rc 4e 4f 4let 3tter 2enario 4e 5ri 2hedul 4me 3olar 4ol 2ienc 5tif 7st 2ope 3re
3tch 2rap 4tch 3eam 4en 4w 3ipt 3ole 5l 2um 1eal 3rch 3son 3t 2cond 6ari 6li 3ret 6ari 6li 3t 4ion 4or 3ular 4r 2ed 3k
3m 4ingli 3n 2gment 2ldom 3e 4c 5t 3f 4ish 3l 2mant 3inar 2nd 4er 3ior 3s 4at 4ibl 5t 3t 4enc 4ient 5ment 2par 2quel
5nc 6ti 2ri 4al 4ou 6s 3mon 3v 4ant 4er 4ic 2ssion 2ttl 2ven 5th 4r 2xi 4st 3ual 1hade 4ow 3ke 5n 4i 3ll 5ow 3me 3pe
3re 5hold 4p 5li 2ed 3ep 4r 4t 3lf 4l 4ter 4v 2ift 3ne 4i 3p 3rt 2ock 3e 3ne 3ok 4t 3p 3rt 5ag 5en 6r 6st 5hand 5li 3t
3uld 6er 4t 3ve 3w 4er 4n 2ut 4down 1ick 4en 2de 4wai 2gh 4t 3ma 3n 4al 5tur 4ific 2lenc 5t 3icon 3li 5er 6st 3ver
2milar 7li 3pl 5er 6st 5i 6c 6fi 6st 3ul 5tan 2nc 4er 3e 3g 4er 4l 4ular 3ist 3k 2ster 2te 3uat 2xteen 4h 4i 2ze
1keleton 3ptic 3tch 2ile 4l 3n 3p 3rt 2ull 1lag 3ng 3sh 3ve 2eep 3pt 2ice 3d 4e 3ght 6er 7st 6li 3m 3p 4peri 2ogan 3pe
4pi 3t 3w 4er 5st 4li 1maler 4l 5est 5ish 3rt 3sh 2ell 5i 2ile 3th 2oke 5r 3oth 6li 2ug 1nack 3g 3il 2eak 5i 2iff
2obberi 3w 1oap 2ber 2cial 6ist 4eti 3k 4et 2ft 4war 2il 2lar 3d 4ier 3e 3icitor 4d 3o 3ution 3v 2me 4bodi 4how 4on
4plac 4th 5im 4what 6er 2ng 2on 4er 5st 2phist 2rdid 3e 3ri 3t 2ught 3l 3nd 3p 3rc 3th 5ern 1pace 3n 3re 3tial 2eak
5er 3ci 5al 7ti 5f 6i 5men 4trum 4ul 3d 3ech 4d 3le 4l 4t 3nd 4t 2here 2igot 3ke 3ll 3n 3ral 4it 6u 3t 4e 2lendid 3it
2oil 3ke 5n 5sman 3nsor 4tan 3of 4l 3rt 3t 3ut 2rai 4ng 3ead 3ing 3ung 2ur 4iou 1quad 4r 4sh 3eez 1tabil 4l 3ck 3ff
3ge 4ger 3i 4r 5cas 3ke 3le 4l 3mp 3nc 4d 5ard 3r 4e 4k 4t 5er 5l 4v 3te 5ment 4ic 5on 5st 4u 2eadi 6li 4l 4m 3el 4p
4r 3m 3p 3reo 6typ 4il 4l 2ick 5i 3ff 3ll 3mul 3r 2ock 3le 5n 3mach 3ne 3od 3p 3rag 4e 5i 4i 4m 2rai 5ght 5n 4ng 6er
7st 4teg 7i 4w 3eam 4et 4ngth 4ss 4tch 3ict 6li 4ke 4ng 6ent 4p 4ve 3oke 4ng 6er 7st 6li 3uck 5tur 4ggl 2uck 3dent 4i
5o 3f 4f 3mbl 3n 4t 3pid 2yle 1ubject 3mis 5t 3routin 3scrib 7p 4equ 5t 4id 4tanc 7ti 5itu 8t 3tl 5eti 5i 3wai 2cce
5ed 5s 6s 7or 3h 2dden 6li 2ffer 4ic 6i 5x 2gar 3ges 6t 2icid 3t 4abl 2mmar 6i 4er 2ndri 3g 3k 3light 3ni 3riz 3shin
2per 5b 5fici 6lu 5ior 5v 6i 3pli 6er 4ort 5s 4res 7s 3rem 2re 3fac 3geri 3nam 3plu 4riz 3round 3vei 4iv 2scept 3pect
5n 6d 4ici 7on 3tain 1wallow 3m 4p 3p 2ear 4t 3ep 4t 3pt 2im 3ng 3tch 2ord 4e 4n 2um 1ymbol 3metr 7i 3path 7et 7i
4honi 4tom 2ndic 4rom 3onym 3tact 5x 4hes 7i 2stem 6at 0tabl 2ck 4l 3tic 4less 2il 4or 2ke 4n 4r 2le 4nt 3k 3l 2me
2ngent 3k 2pe 2rget 2sk 3t 4eless 2ught 2xat 3i 3pay 1each 5er 3m 3pot 3r 2chnic 6qu 5olog 2diou 2enag 3th 2le 4phon
4scop 4vi 3l 2mper 4l 4orari 4t 5at 2nd 4enc 5r 3ni 3s 4ion 3t 4h 2rm 4in 3ribl 5fi 5tori 4or 6ist 3s 2st 2xt 4book
4ual 1han 4k 3t 2eater 3e 3ft 3i 4r 3m 4e 4selv 3n 3olog 7i 4rem 6t 5i 3rapi 4e 5aft 5bi 5for 5in 5of 3se 4i 2ick 3ef
4v 3n 4g 4k 3rd 4st 4ti 2orough 3se 3u 4gh 6t 4sand 2read 5t 6en 4e 4shold 4w 3oat 4ugh 4w 5n 3ust 2umb 1ick 4et 2di
2ger 3ht 5li 2le 3l 2me 4r 4scal 4t 2ni 2re 4som 2tl 1oad 3st 2bacco 2dai 2geth 3gl 2ilet 2ken 2ld 3er 3l 2mato 3e
3orrow 2ne 3gu 3ight 2ok 3l 3th 2pic 2re 3n 3tur 2ss 2tal 2uch 3gh 3r 4ist 2ward 3er 3n 1race 4k 3de 4ition 3ffic
3gedi 4ic 3i 4l 4n 3nsac 5fer 6orm 5ient 6t 5lat 5mis 7t 8t 5par 6ort 3p 3sh 5can 3vel 2ead 4sur 4t 5i 5ment 3e 3k
3mend 3nd 5i 2ial 4ngl 3be 3ck 5i 3fl 3gger 3logi 3niti 3p 4l 4o 3umph 3via 6l 2ollei 3op 3ubl 4ser 2uck 3e 3li 3mpet
3ncat 4k 3st 5i 3th 1ube 2ne 3nel 2rn 4tabl 2tor 5i 1welv 3nti 6eth 2ice 3n 3st 1ype 4set 4writ 3ic 0ugli 1ltim
1mbrella 1nabl 3ccept 3ffect 3mbigu 3ttend 3uthor 3vail 4oid 3war 2balanc 3ear 4liev 3ias 2certain 3hang 3l 4ear
3omfort 5mon 4nnect 5sci 5vinc 2defin 4r 5go 7n 5lai 8n 6i 7n 5tak 6ook 5w 4sir 3id 3o 4cu 4n 3uli 2easi 3mploi 7y
3xpect 5lain 2fair 3inish 3ortun 4und 2happi 3ealthi 4lp 2ifi 4orm 7li 3mport 3on 3qu 3t 4i 3vers 2justifi 2known
2less 3ik 4mit 3oad 4ck 3ucki 2natur 2obtain 3ffici 2pleas 3opular 3redict 2read 5list 5son 4l 5i 2saf 3een 4t 3olicit
4und 3pecifi 3tabl 3uccess 4it 4pport 4r 4spect 2tidi 4l 3o 3ru 2us 4u 2want 3elcom 3il 4z 3ork 1pbring 2dat 2grad 2on
2per 2right 2set 3id 3tair 2ward 1rban 2genc 5t 1sabl 3g 2efulli 3less 3r 2ual 1til 2ter 5li 0vacanc 4t 3uum 2gu 2in
2lid 3lei 3u 4abl 3v 2ndal 3ish 2ri 4abl 5nc 6t 5t 4eti 4ou 2st 4li 1ector 2get 2hicl 2in 2loc 2nd 4or 3tur 3u 2rb 4al
5tim 4os 3dict 3i 4f 5i 3s 4atil 4ion 4u 3tic 2ssel 1iabl 2car 3e 3in 4ou 3tim 4ori 2deo 2ew 4er 4point 2gor 2le 3lag
2ntag 3yl 2olat 4enc 6t 4in 2rgin 3tu 5al 3u 4s 2sibl 4on 4t 5or 3ual 2tal 1ocal 2ic 3d 2ltag 3um 4nt 6ari 2mit 2te 4r
2uch 2wel 1ulner 0wade 2ffl 2ge 2it 2ke 2lk 3l 4et 2nder 3t 2rd 3ehous 3i 3m 3n 3p 3rant 7i 3tim 2sh 3t 2tch 3er 2ve
1eak 3lth 6i 3pon 3r 4i 3sel 3ther 2ek 4dai 4end 4li 2igh 5t 3rd 2lcom 3far 3l 2nt 2re 2st 4ern 1hale 3t 4ev 4soev
2eel 3n 4c 4ev 3re 5a 5bi 5upon 5v 3ther 2ich 5ev 3le 4st 3m 3skei 4tl 3te 2oever 3le 4li 3m 3op 3se 1ick 2de 4r 4st
3th 2fe 2ld 4li 3e 3l 4ingli 2nd 4ow 3e 3g 3ner 3ter 2pe 2re 2sdom 3est 3h 2tch 3h 4draw 8n 6ew 4in 4out 3ti 2ve 2zard
3e 4r 1oke 4n 2lf 2man 3bat 3en 2nder 4rou 3t 2od 4en 2rd 3e 3k 4abl 4er 4load 4shop 5tat 3ld 5wid 3m 3n 3ri 3s 4hip
4t 3th 5i 5less 5whil 2uld 3nd 1rap 4per 3th 2eck 5er 3n 3tch 2ist 3te 5r 4ten 2ong 5li 3te 0yard 2wn 1ear 4li 2llow
2sterdai 2ti 1ield 1oung 5er 6st 3r 4self 7v 3th 0zero 1one 2om
`;

export const commonStems: ReadonlySet<string> = new Set(toStems(stems));

export function toStems(text: string): string[] {
  let before = '';
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => (before = before.slice(0, Number.parseInt(entry.charAt(0), 36)) + entry.slice(1)));
}
