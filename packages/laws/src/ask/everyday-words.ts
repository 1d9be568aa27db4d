/**
 * What people say, in English, in Hindi and in Hindi typed in Latin letters, for what the laws speak of. The first
 * word of a row names the idea; words joined by `_` are said together. A word of two meanings stands in both rows.
 */
export const SAID = `
man: coin coins piece pieces puck pucks carromman carrommen carrom_man carrom_men c_m c_ms c_men cm cms disc discs disk token tokens man men pawn pawns counter goti gotiyan gotiya gote gitti gittiyan sikka sikke koin गोटी गोटियाँ गोट गोटें गिट्टी गिट्टियाँ सिक्का सिक्के कॉइन कोइन क्वाइन पीस white whites black blacks
queen: queen queens rani raani red lal laal kwin रानी क्वीन लाल red_coin red_piece red_one lal_goti laal_goti लाल_गोटी
striker: striker strikers straiker straikar strikar stryker स्ट्राइकर स्ट्राईकर स्ट्रायकर इस्ट्राइकर स्ट्रइकर
pocket: pocket pockets pocketed pocketing hole holes net nets sink sinks sank sunk fall falls fell fallen falling drop drops dropped dropping pot pots potted potting tip tips went_in goes_in go_in going_in gone_in falls_in fell_in fall_in goes_into went_into go_into came_in went_down goes_down go_down gone_down knocked_in get_in gets_in got_in put_in puts_in पॉकेट पाकेट पौकेट होल छेद जेब जाली गिर गिरा गिरी गिरे गिरना गिरता गिराई गिराया गिराना डाल डाला डाली डालना डालकर चला_गया चली_गई चले_गए paket daal daalna dala daali dalna gir gira giri gire girna chala_gaya chali_gayi chali_gai chale_gaye चला_जाए चली_जाए चले_जाएं चली_जाती चला_जाता chala_jaye chali_jaye chale_jaye disappears
turn: turn turns chance chances my_go his_go बारी बारियाँ चांस चान्स टर्न दाँव चाल baari bari daav chaal
try: try tries tried attempt attempts attempted chance chances how_many_times three_times मौका मौके कोशिश बार चांस mauka mauke moka koshish baar
again: again another continue continues continued keep keeps kept retain retains one_more play_on plays_on keep_playing extra_turn bonus_turn extra_chance दोबारा दुबारा फिर जारी रहेगी रहती बनी dobara dubara phir fir rahegi rehti jaari
due: due dues owe owes owed owing outstanding debt debts pending fine fines ड्यू डयू उधार कर्ज कर्ज़ा बकाया बाकी फाइन dyu diu udhar karz bakaya baki carried_over carry_over carry_forward pay_later
penalty: penalty penalties penalised penalized fine fines fined minus punish punished punishment cost costs पेनल्टी पेनाल्टी पैनल्टी दंड दण्ड जुर्माना फाइन penalti dand jurmana
owed: due dues owe owes owed owing outstanding debt debts pending fine fines ड्यू डयू उधार कर्ज कर्ज़ा बकाया बाकी फाइन dyu diu udhar karz bakaya baki penalty penalties penalised penalized fined punish punished punishment पेनल्टी पेनाल्टी पैनल्टी दंड दण्ड जुर्माना penalti dand jurmana minus
foul: foul fouls fouled breach breaches illegal unlawful offence offense violation violate against_the_rules against_the_law break_a_rule breaks_a_rule rule_broken फाउल फौल नियम_तोड़ नियम_भंग faul fowl
technical: technical टेक्निकल तकनीकी takniki teknikal
improper: improper improperly unfair wrongly not_proper incorrect invalid अनुचित गलत_तरीके galat_tarike
opponent: opponent opponents opposing opposition opposite_player opposite_side other_player other_side other_team other_guy other_pair other_person rival rivals enemy his their theirs others विपक्षी विपक्ष विरोधी प्रतिद्वंद्वी सामने_वाला सामने_वाले सामने_वाली दूसरे_खिलाड़ी दूसरे_की दूसरी_टीम उसकी उसका उसके उनकी virodhi vipakshi samne_wala samne_wale samne_wali saamne_wala saamne_wale saamne_wali dusre_ki uski uska unki
own: own my mine our ours अपनी अपना अपने मेरी मेरा मेरे हमारी हमारा apni apna apne meri mera mere hamari
partner: partner partners team_mate teammate teammates team_mates जोड़ीदार पार्टनर साथी jodidar saathi partnar
doubles: doubles double_match four_players युगल डबल्स डबल_मैच yugal dabals
singles: singles single_match one_on_one एकल सिंगल्स ekal singals
last: last final_coin final_piece only_coin only_one_left one_coin_left one_left single_coin_left remaining_coin आखिरी आख़िरी अंतिम लास्ट aakhri akhri aakhiri akhiri antim final final_puck final_man final_disc
both: both दोनों dono donon
together: together along_with same_shot same_stroke same_time same_turn one_stroke one_shot single_shot single_stroke at_once simultaneously in_one_go साथ एक_साथ साथ_में एक_शॉट एक_ही_शॉट एक_ही_स्ट्रोक एक_स्ट्रोक एक_बार_में saath sath ek_saath saath_mein ek_shot ek_hi_shot
cover: cover covers covered covering follow_up कवर पक्की पक्का kavar kawar pakki pakka ढक ढका ढके ढकना ढकता dhak dhaka
uncovered: uncovered not_covered not_cover didnt_cover did_not_cover cant_cover cannot_cover couldnt_cover could_not_cover missed_cover miss_cover misses_cover missing_cover cover_missed fail_to_cover fails_to_cover failed_to_cover failed_cover without_cover without_covering कच्ची कच्चा कवर_नहीं कवर_न पक्की_न पक्की_नहीं kachchi kacchi kachi cover_nahi cover_na pakki_nahi pakki_na
break: break breaks broke breaking opening_shot opening_stroke opening_hit first_shot_of_the_board ब्रेक brek
miss: miss misses missed missing fail fails failed failure unsuccessful चूक चूका छूट विफल chook chuk
three: three third thrice 3 तीन तीसरा तीसरी तीसरे teen tisra teesra
toss: toss tossed tosses tossing coin_toss flip heads_or_tails टॉस tos सिक्का_उछाल sikka_uchhal sikka_uchal
choose: choose chooses chose chosen choice pick picks select selects option options चुन चुनना चुनता चुनाव chun chunna
seat: seat seats seated chair chairs stool stools bench sit sits sitting sat posture कुर्सी सीट बैठ बैठना बैठते बैठे बैठने स्टूल kursi baith baithna baithe stul
leave-seat: stand_up stands_up stood_up standing_up standing stood get_up gets_up got_up getting_up leave_seat leaves_seat left_seat leaving_seat leave_chair left_chair leaves_chair leave_place leaves_place walk_away walks_away walked_away rise rises rose खड़े_होकर खड़े खड़ा उठ उठ_गया उठकर सीट_से सीट_छोड़ कुर्सी_से_उठ कुर्सी_छोड़ khade khada khade_hokar uth uth_gaya uthkar
arrow: arrow arrows diagonal तीर ऐरो teer tir
elbow: elbow elbows कोहनी कुहनी kohni kuhni
thumb: thumb thumbs thumbing अंगूठा अंगूठे अँगूठा angutha anguthe angootha
finger: finger fingers fingertip fingertips nail उंगली उँगली उंगलियां अंगुली ungli ungliyan anguli
hand: hand hands arm arms wrist palm forearm हाथ बाँह haath hath baanh
switch: switch switches switched swap swaps swapped swapping change changes changed changing replace replaced exchange exchanged interchange alternate alternates बदल बदलना बदलते बदली बदले badal badalna badle
left-hand: left_hand left_handed lefty left_hander left_arm right_hand right_handed either_hand बाएँ_हाथ बायें_हाथ उल्टे_हाथ दाएँ_हाथ left_haath ulte_haath baayen_haath baye_hath
other-hand: other_hand other_arm second_hand free_hand non_playing_hand दूसरा_हाथ दूसरे_हाथ dusra_haath dusre_haath
body: body chest head leg legs foot feet knee knees shoulder शरीर पैर पाँव टांग घुटना कंधा
push: push pushes pushed pushing shove shoved drag drags dragged dragging carry carries carried धक्का धकेल घसीट dhakka dhakel ghaseet
flick: flick flicks flicked flicking shoot shoots shooting shot shots stroke strokes strike strikes struck striking मार मारना मारते मारा मारने शॉट स्ट्रोक स्ट्राइक चाल maar maarna marna maarte chaal strok hit hits hitting aim aims aiming निशाना nishana मारूं maru मारते_समय मारते_वक्त marte_samay marte_time marte_waqt maarte_waqt maarte_samay
hit: hit hits hitting directly direct straight सीधा सीधे टकरा टकराकर टकराई seedha sidha sidhe takra
cushion: cushion cushions rebound rebounds bounce bounces wall side_wall कुशन रिबाउंड
touch: touch touches touched touching contact brushed छू छुआ छुई छूना छूता छूने से_लग हाथ_लग को_लग chhu chhua chhoo chua se_lag
move: move moves moved moving disturb disturbs disturbed disturbing shift shifts shifted shifting displace displaced displacement हिल हिला हिलाया हिलाई हिलाना खिसक खिसका खिसकाना सरक सरका hil hila hilaya hilana khisak khiska sarak
jolt: jolt jolts jolted jerk jerked bump bumps bumped knock knocks knocked nudge nudged tilt tilted shake shakes shook shaken shaking bang banged banging kick kicked slap slapped tap tapped thump hit_board hit_table hits_board hits_table hitting_board हिल हिला हिलाया हिलाना झटका टक्कर ठोकर ठोक hil hila hilaya hilana jhatka takkar thokar
board-itself: carrom_board c_b table tables stand wooden_board टेबल मेज स्टैंड कैरम_बोर्ड tebal mez
frame: frame border rim ledge फ्रेम frem
surface: surface playing_surface playing_area सतह satah
lean: lean leans leaning leant support supports supported rest rests resting bend bends झुक सहारा टिक टिका टेक jhuk sahara tika resting_on rests_on rest_on kneel kneels kneeling
line: line lines base_line base_lines baseline baselines लाइन रेखा बेस_लाइन lain rekha
behind: behind below backward backwards reverse back_shot पीछे पिछली peeche piche pichhe
circle: base_circle base_circles moon moons red_circle corner_circle small_circle round circle circles गोला गोले सर्कल बेस_सर्कल चाँद मून घेरा घेरे gola gole chand lal_gola लाल_गोला
half: half halfway partly partial partially part आधा आधे थोड़ा aadha aadhe adha
centre: centre center middle centre_circle center_circle centre_spot बीच केंद्र सेंटर बीच_के_गोले बीच_का_गोला बीच_के_घेरे बीच_वाले_गोले बीच_वाले_घेरे bich beech kendra beech_ke_gole bich_ke_gole
midway: during_board during_game during_play during_match middle_of_board middle_of_game middle_of_match in_middle_of mid_game mid_board midway बोर्ड_के_बीच गेम_के_बीच मैच_के_बीच खेल_के_बीच बोर्ड_के_दौरान गेम_के_दौरान खेल_के_दौरान game_ke_beech board_ke_beech game_ke_bich board_ke_bich खेलते_समय खेलते_वक्त khelte_samay khelte_time khelte_waqt
while: करते_समय करते_वक्त होते_समय के_समय karte_samay karte_waqt karte_time ke_samay ke_time
outer: outer_circle big_circle large_circle bigger_circle larger_circle outer_ring बड़े_गोले बड़ा_गोला बड़े_सर्कल बड़े_घेरे बाहरी_घेरा बाहरी_घेरे बाहर_वाले_गोले bade_gole bada_gola bade_circle
outside: outside out_of बाहर baahar bahar
overboard: overboard off_board off_table off_surface jumped_off jumps_off jump_off jumped_out jumps_out flew_off flies_off flew_out leaves_board left_board fell_off falls_off fall_off on_floor on_ground to_floor out_of_board outside_board jump jumps jumped jumping flew fly flies flying bounced_out went_off goes_off बोर्ड_से_बाहर बाहर_कूद बाहर_चली बाहर_चला बाहर_गिर बाहर_निकल नीचे_गिर जमीन_पर कूद उछल उछलकर उड़ kood kud uchhal uchal board_se_bahar board_se_baahar bahar_gir baahar_gir bahar_chali bahar_chala baahar_chali neeche_gir niche_gir flew_off_board flew_off_table jumped_off_board jumped_off_table jumps_off_board jumps_off_table fell_off_board fell_off_table went_off_board went_off_table left_table leaves_table knocked_off_board knocked_off
edge: edge on_edge on_its_edge on_its_side upright vertical vertically standing_coin is_standing standing खड़ी खड़ी_हो धार khadi
overlap: on_top top_of overlapping overlap overlaps overlapped sitting_on sits_on lying_on lies_on lying_over one_over_another stacked climbed ऊपर_चढ़ चढ़ ऊपर chadh chadhi upar resting_on rests_on rest_on stuck_on stuck lying under underneath नीचे
hang: hang hangs hanging hung lip edge_of_pocket mouth_of_pocket brink लटक लटकी अटक अटकी latak latki atak dangle dangles dangling
near: beside next_to close_to near adjacent alongside against सटा सटाकर बगल नज़दीक पास_में sata paas_mein nazdik
itself: by_itself on_its_own on_their_own own_its_own automatically अपने_आप खुद apne_aap khud
broken: broken broke_into breaks_into coin_broke coin_breaks piece_broke splits_into coin_split cracked cracks shattered shatters split टूट टूटी टूटा toot tut tooti tuti man_broke man_breaks coins_broke carromman_broke disc_broke goti_tuti
damaged: damaged chipped worn bad_coin defective faulty not_good खराब ख़राब घिसी kharab
place: place places placed placing put puts putting lay lays laid रख रखना रखता रखी रखा रखें रखते rakh rakhna rakhe rakhi rakhte rakha placement रखते_समय रखते_वक्त rakhte_samay rakhte_time rakhte_waqt rakhte_vakt
room: room space gap no_place जगह स्थान jagah
full: full occupied crowded packed भरा भरी भरे bhara bhari
none: no nothing none not any without never cant cannot didnt doesnt isnt dont wont नहीं न कोई बिना nahi nahin na koi bina
refuse: refuse refuses refused forgo forgoes forgone waive waives waived decline declines skip skips skipped not_take dont_take dont_want let_it_go give_up_due छोड़ छोड़ना छोड़ी मना chhod chod chhodna mana say_no says_no reject
must: must compulsory mandatory necessary obligatory have_to has_to had_to need_to ज़रूरी जरूरी अनिवार्य पड़ेगा पड़ता zaruri jaruri zaroori
time: time second seconds sec secs minute minutes min mins clock timer time_limit how_long long duration 15 fifteen how_many_seconds how_many_minutes how_much_time कितना_समय कितने_सेकंड कितने_मिनट कितनी_देर kitna_samay kitna_time kitne_second kitne_minute kitni_der समय सेकंड सेकेंड मिनट देर घड़ी टाइम वक्त samay sekand minat der taim ghadi vaqt how_soon how_quickly hour hours घंटा घंटे ghanta
late: late too_late delay delays delayed slow slowly too_long too_slow too_much_time overtime wasting_time waste_time wastes_time time_over time_up देर_से देर_लगा देर_कर लेट धीरे ज्यादा_समय समय_खत्म der_se der_laga der_kar zyada_samay more_than_15_seconds more_than_fifteen_seconds minutes_late stall stalls stalling stalled dawdle took_ages takes_ages taking_ages बहुत_वक्त बहुत_समय बहुत_देर bahut_der bahut_time bahut_samay
first: start starts started starting begin begins beginning began open opens first शुरू शुरुआत पहला पहली पहले shuru pehla pehle pahla pahle pehli
before: before prior early too_early too_soon soon earlier पहले जल्दी pehle pahle jaldi
second-game: second_game 2nd_game game_two next_game दूसरा_गेम दूसरे_गेम अगले_गेम dusra_game dusre_game
third-game: third_game 3rd_game game_three deciding_game decider last_game तीसरा_गेम तीसरे_गेम निर्णायक_गेम teesra_game tisra_game teesre_game
next-board: second_board next_board 2nd_board following_board दूसरे_बोर्ड दूसरा_बोर्ड अगले_बोर्ड अगला_बोर्ड dusre_board dusra_board agle_board agla_board
board: board boards बोर्ड bord
game: game games गेम
match: match matches मैच
score: score scores scored scoring points point pts marks अंक स्कोर पॉइंट पॉइंट्स प्वाइंट नंबर नम्बर ank nambar number
worth: worth value valued count counts counted counting गिन गिने गिना गिनते ginte gine
win: win wins won winner winners winning जीत जीता जीतते जीतने jeet jit jeeta jeetne
finish: finish finished finishes finishing complete completed over खत्म ख़त्म समाप्त पूरा पूरी khatam khatm
lose: lose loses lost losing loser losers हार हारा हारने हारता haar hara haarne
maximum: maximum max most highest at_most upper_limit cap ज्यादा_से_ज्यादा अधिक_से_अधिक अधिकतम सबसे_ज्यादा zyada_se_zyada sabse_zyada
level: level tie ties tied tiebreak tiebreaker draw drawn equal equals same_score same_points बराबर बराबरी टाई barabar barabari
meaning: what_is_a what_is_an what_are meaning_of meaning_in define definition मतलब अर्थ क्या_होता_है क्या_होती_है क्या_है किसे_कहते matlab kya_hota_hai kya_hoti_hai kya_hai kise_kehte
how-many: how_many how_much number_of कितने कितना कितनी kitne kitna kitni
who: who whose whom which_player which_side कौन किसका किसकी किसको किसे kaun kon kiska kiski kise किससे किसने kisse kisne
where: where which_place कहाँ किधर kahan kaha kidhar
back: back return returns returned returning comes_back come_back goes_back वापस वापिस लौट vapas wapas vapis laut
all: all every everything whole सब सभी सारी सारे sab sabhi saari saare
left: left leftover remaining remain remains बची बचे बचा बच रह_गई रह_गए रह_गया bachi bache bacha reh_gayi reh_gaya
instead: instead in_place_of rather_than मेरी_जगह उसकी_जगह के_बदले की_बजाय meri_jagah uski_jagah ke_badle
side: side sides end ends साइड दिशा छोर disha said
colour: white whites black blacks colour colours color colors सफेद काली काला काले रंग safed kali kala rang
both-colours: different_colours different_colors both_colours both_colors different_colour different_color each_colour each_color one_of_each white_and_black black_and_white white_and_a_black दोनों_रंग अलग_रंग अलग_अलग_रंग dono_rang alag_rang
arrange: arrange arranges arranged arranging arrangement set_up setup sets_up setting_up set_the_board rack racked line_up lined_up initial_position सजा सजाते सजाना सजाएं जमा जमाते कैसे_लगा saja sajate sajana jama kaise_laga
umpire: umpire umpires referee referees ref official officials अंपायर अम्पायर रेफरी रेफ़री ampire ampayar umpayar refri refari
decision: decision decisions decide decides decided ruling verdict फैसला फ़ैसला निर्णय faisla nirnay
accept: accept accepts accepted accepting obey obeys agree agrees respect मान मानता मानना मानने माने maan maanna maanta manta maane
argue: argue argues argued arguing argument disagree disagrees disobey quarrel fight बहस झगड़ा लड़ाई bahas jhagda ladai ठीक_नहीं सही_नहीं not_right not_correct not_happy unhappy wrong_decision thik_nahi sahi_nahi बात_न_मान बात_नहीं_मान baat_na_maan baat_nahi_maan
say-play: says_play said_play say_play saying_play call_play calls_play called_play before_play play_called word_play प्ले प्ले_बोल play_bol play_kah play_bolne play_kehne
talk: talk talks talked talking speak speaks spoke speaking chat chats chatting discuss discusses advise advises advice whisper help बात बातें बोल बोलना बता बताना सलाह baat bol salah bolna batana बातचीत baatcheet
sign: sign signs signal signals signalled signalling gesture gestures hint hints इशारा इशारे ishara ishare pointed_at points_at point_at pointing pointed दिखा दिखाई दिखाया dikha
spectator: spectator spectators audience crowd viewers public coach दर्शक दर्शकों लोग लोगों कोच darshak darshako
distract: distract distracts distracted distracting distraction annoy annoys annoying tease teases teasing shout shouts shouted shouting yell yelling noise noisy loud cough coughing whistle whistling sing singing music irritate irritates disturb_me disturbs_me disturbing_me disturbed_me disturb_opponent disturbs_opponent disturbing_opponent disturbed_opponent disturb_player disturbing_player परेशान ध्यान_भटका ध्यान_बंटा ध्यान_हटा तंग शोर चिल्ला pareshan tang shor chilla dhyan_bhatka dhyan_hata disturb_kar disturb_karta hum hums humming clap clapping talks_to_me talking_to_me comment comments गाना गाता गा गाने gaana gata dance dancing laugh laughing laughs हंस हँस
powder: powder boric talc talcum chalk पाउडर पावडर pauder paudar
blow: blow blows blew blowing blown breath wipe wipes wiped wiping clear clears cleared clearing clean cleaned cleaning sweep rub फूंक फूँक पोंछ साफ हटा phoonk funk ponchh saaf hata
spread: spread spreads spreading sprinkle sprinkles apply applies फैला छिड़क phaila faila chhidak
insect: insect insects fly_on bug bugs ant ants mosquito dust dirt dirty hair कीड़ा कीड़े मच्छर मक्खी चींटी धूल keeda kida machhar makkhi dhool पानी_गिर spilled_water water_fell
lamp: lamp light lights bulb shade lampshade बल्ब लाइट लैंप batti
notice: notice noticed notices saw seen sees spotted overlooked overlook overlooks realise realised realize realized points_out pointed_out ध्यान देखा देख पता dhyan dekha dekh pata nobody_noticed nobody_saw nobody_notices no_one_noticed no_one_saw noone_noticed not_noticed unnoticed noticed_too_late noticed_late noticed_later not_spotted did_not_notice didnt_notice not_see didnt_see किसी_ने_देखा_नहीं किसी_ने_नहीं_देखा किसी_ने_ध्यान_नहीं ध्यान_नहीं पता_नहीं_चला बाद_में_पता बाद_में_ध्यान kisi_ne_nahi_dekha kisi_ne_dekha_nahi dhyan_nahi pata_nahi_chala baad_mein_pata nor_opponent_notices nor_opponent_notice neither_notices nobody_notices न_अंपायर_का_ध्यान
unnoticed: nobody_noticed nobody_saw nobody_notices no_one_noticed no_one_saw noone_noticed not_noticed unnoticed noticed_too_late noticed_late noticed_later not_spotted did_not_notice didnt_notice not_see didnt_see किसी_ने_देखा_नहीं किसी_ने_नहीं_देखा किसी_ने_ध्यान_नहीं ध्यान_नहीं पता_नहीं_चला बाद_में_पता बाद_में_ध्यान kisi_ne_nahi_dekha kisi_ne_dekha_nahi dhyan_nahi pata_nahi_chala baad_mein_pata nor_opponent_notices nor_opponent_notice neither_notices nobody_notices न_अंपायर_का_ध्यान
unclaimed: not_claimed not_claim didnt_claim did_not_claim doesnt_claim nobody_claimed nobody_claims no_one_claimed no_one_claims unclaimed without_claim किसी_ने_मांगा_नहीं किसी_ने_नहीं_मांगा मांगा_नहीं नहीं_मांगा दावा_नहीं maanga_nahi nahi_maanga claim_nahi
claim: claim claims claimed claiming ask_for_foul मांग मांगा माँगना दावा maang maanga manga dava daava
forget: forget forgets forgot forgotten forgetting भूल भूले भूला bhool bhul bhule
mistake: mistake mistakes mistakenly accident accidentally accidental unintentionally error wrong गलती ग़लती गलत भूल_से galti galat
cancel: cancel cancels cancelled canceled set_off adjust adjusted कट काट बराबर_हो kat kaat
take-out: take_out takes_out took_out taken_out taking_out come_out comes_out came_out remove removes removed lift lifts lifted lifting pick_up picks_up picked_up picking_up pull_out निकाल निकाला निकालता निकल निकलती उठा उठाना उठाते उठाया nikaal nikal nikalna utha uthana uthaya उठाते_समय उठाते_वक्त निकालते_समय
hold: hold holds holding held in_hand in_hands carrying हाथ_में पकड़ haath_mein haath_me hath_mein hath_me pakad
pass: pass passes passed passing skip_turn skip_chance skips_turn give_up_turn not_play refuse_to_play leave_turn बारी_छोड़ चांस_छोड़ पास baari_chhod bari_chhod chance_chhod turn_chhod baari_chod chance_chod
out-of-turn: out_of_turn out_turn wrong_turn without_turn played_in_my_turn in_my_turn plays_in_my_turn not_his_turn not_my_turn not_their_turn not_your_turn बिना_बारी गलत_बारी मेरी_बारी_में bina_baari bina_bari meri_baari_mein was_my_turn it_was_my_turn was_not_his_turn wasnt_his_turn
off-turn: not_on_turn off_turn isnt_on_turn not_his_turn not_their_turn जिसकी_बारी_नहीं बारी_नहीं_थी बारी_न baari_nahi_thi jiski_baari_nahi
order: next right clockwise anticlockwise order sequence rotation direction अगली अगला अगले दाएँ दाईं क्रम agli agla daayen kram
slip: slip slips slipped slipping फिसल फिसला फिसलकर phisal fisal
test: test tests tested testing practise practice practising practicing try_out trying_out trial warm_up warmup rehearse check_how check_speed ट्रायल अभ्यास प्रैक्टिस चला_कर चलाकर abhyas praktis chala_kar chalakar
bring: bring brings brought bringing own_striker personal_striker लाना ला लाए लेकर_आ laana lekar_aa
striker-kind: weight weigh heavy heavier size diameter metal which_striker type_of_striker kind_of_striker certified certify approved वजन भारी साइज vajan bhari
phone: phone phones mobile cellphone object things फोन फ़ोन मोबाइल fon
protest: protest protests protested complain complains complaint appeal appeals appealed object objection objections dispute disputes challenge आपत्ति विरोध शिकायत प्रोटेस्ट अपील विवाद virodh shikayat aapatti apil vivad
upheld: upheld succeed succeeds success successful protest_accepted protest_is_accepted protest_allowed protest_is_allowed protest_right मान_ली मंजूर सही_निकल maan_li manjoor
rejected: rejected reject rejects fails dismissed dismiss turned_down overruled खारिज नामंजूर ठुकरा kharij
give-up: give_up gives_up gave_up giving_up concede concedes conceded resign resigns retire retires quit quits surrender forfeit हार_मान मैच_छोड़ गेम_छोड़ छोड़_देना haar_maan match_chhod game_chhod match_chod game_chod
abuse: abuse abuses abused abusing abusive insult insults insulted insulting swear swears swore swearing rude rudely curse bad_words bad_language गाली गालियां अपमान बदतमीजी बेइज्जती gaali gali badtameezi apman
warn: warn warns warned warning warnings चेतावनी chetavani
misbehave: cheat cheats cheated cheating misbehave misbehaviour misbehavior behaviour behavior indiscipline बेईमानी धोखा अनुशासन beimani dhokha
smoke: smoke smokes smoking cigarette cigarettes drink drinks drinking drunk alcohol drugs सिगरेट शराब नशा नशे बीड़ी sharab sigret nasha
disqualify: disqualify disqualified disqualification lose_match loses_match lost_match kicked_out thrown_out ban banned expelled मैच_हार बाहर_कर match_haar
leave-hall: leave_hall left_hall leaves_hall go_outside goes_outside went_outside leave_room leaves_room leave_area washroom toilet bathroom water बाथरूम टॉयलेट पानी हॉल_से hall_se paani
arrive: arrive arrives arrived arriving reach reaches report reports turn_up turns_up पहुँच पहुंच आ_सकते आ_सकता pahunch aa_sakte aa_sakta
absent: absent not_turn_up no_show not_come didnt_come doesnt_come not_came not_arrive not_arrived not_show_up missing_player walkover walk_over not_present आया_ही_नहीं नहीं_आया आया_नहीं न_आए वॉकओवर aaya_nahi nahi_aaya na_aaye wait waits waited waiting never_came never_come never_arrived इंतज़ार इंतजार intezar
team: team teams squad टीम
interval: interval intermission break_between rest_between rest rests gap_between आराम इंटरवल विश्राम aaram araam break_time tea_break rest_time
unforeseen: power_cut power_failure power_goes power_went power_gone lights_went lights_go light_goes light_went lights_out electricity blackout earthquake rain storm unexpected unexpectedly unforeseen emergency outage बिजली लाइट_चली भूकंप अचानक bijli light_chali achanak fan ceiling roof fire lightning पंखा छत आग pankha
replay: replay replays replayed void play_again_board board_again दोबारा_बोर्ड बोर्ड_दोबारा रद्द radd
scatter: scatter scattered scatters mess messed messes spoil spoiled spoilt upset overturned overturns toppled spilled not_be_restored cant_be_restored cannot_be_restored beyond_restoring not_be_put_back बिखर बिखरी बिखेर पलट बिगाड़ bikhar bikhri palat bigad threw throw throws thrown फेंक phenk messing
stop: stop stops stopped stopping block blocks blocked catch catches caught रोक रोका रोकना रोकी rok roka rokna
shot-with-queen: shot_with_queen pair_with_queen makes_a_shot makes_shot making_a_shot form_a_shot forms_a_shot pair cannon शॉट_बना पेयर कैनन shot_bana
slam: slam slams स्लैम
white-slam: white_slam break_to_finish व्हाइट_स्लैम सफेद_स्लैम
black-slam: black_slam ब्लैक_स्लैम काला_स्लैम
nine: nine 9 नौ nau
extra: extra additional demand demands demanded bonus fewer अतिरिक्त एक्स्ट्रा ekstra
bangle: bangle bangles ring rings watch wristwatch clothes clothing cloth sleeve sleeves shirt bracelet jewellery jewelry चूड़ी चूड़ियां अंगूठी अंगूठियां घड़ी कपड़े आस्तीन दुपट्टा choodi chudi anguthi kapde
raise: raise raises raised raising higher high height low lower adjust ऊँची ऊंचा ऊंची नीची ऊंचाई uncha unchi oonchi neechi
twenty-two: 22 twenty_two बाईस 23 24 twenty_three twenty_four
league: league group_stage लीग lig
quarter: quarter quarters quarterfinal quarterfinals quarter_final क्वार्टर क्वार्टरफाइनल
semi: semi semis semifinal semifinals semi_final semi_finals सेमी सेमीफाइनल
final: final finals फाइनल fainal
knockout: knockout knock_out नॉकआउट qualify qualifies advance
double-fine: double_fine double_penalty double_due डबल_फाइन दोहरा_फाइन डबल_पेनल्टी double_fain
scissors: scissors scissor grip grips कैंची पकड़ने_का_तरीका kainchi
`;

/** Said inside what belongs together, and no part of it. */
export const ARTICLES = 'a an the this that his her its their my your our of';

/** Said around what is asked, and no part of it. */
export const IDLE = `on in at by to up with was is are be been being am do does did has have had can may could should would will shall
if when what which why how then than these those it there they them we us you i me he him she and or but so
while during after as from into for get gets got happens happen happened happening allowed allow allows permitted ok okay please tell someone somebody anyone nobody
just only really too very also ever one two player players use uses using used make makes made take takes took taken taking want wants need needs
give gives given come comes came go goes going went rule rules law laws legal carrom played playing plays play still yet now about between each other more than whether mean means meaning
once thing until till let lets
क्या है हैं हो हुआ हुई हुए होता होती होते होना होगा होगी होंगे था थी थे को का की के में से पर तो और या भी ही गया गई गए गयी चला चली चले जाए जाता जाती जाते जाएगा जाएगी जाना सकते सकता सकती हूँ कर करना करते करता करती करें करे करने किया दिया दी दे देता देना देते ले लेना ली लेते लगा लगी लग लगता लगती लगेगा लगते
वाला वाले वाली जब कब किस कैसे कैसा अगर यदि यह वह वो ये इस उस उसने मैं मैंने मुझे मुझसे हम हमें आप तुम एक दो लिए होने खेल खेलते खेलता खेलना खेले खेलें खिलाड़ी किसी कभी कहते चाहिए तक अब अभी बाद जैसे ऐसे दूसरी दूसरा दूसरे आ आए आई नियम तरह रहा रही रहे मिलते मिलता मिलती मिलेगा मिलेगी मिलेंगे मिले मिला पी पीना पीने चलता चलती चलते
kya hai hain ho hua hui hue hota hoti hote hoga hogi tha thi the ko ka ki ke me mein mai se par to toh aur ya bhi hi gaya gayi gai gaye chala chali chale jaye jaaye jata jati jate jayega jayegi sakte sakta sakti sake hun hoon kar karna karte karta karti kare karen karne kiya diya di de dena le lena li lete lag laga lagi lagta lagti lagega
wala wale wali jab kab kis kaise kaisa agar yadi yeh ye vo woh wo us usne maine mujhe mujhse hamko aap tum ek liye hone khel khelte khelta khelna khele khiladi kisi kabhi chahiye padta padega tak ab abhi baad jaise dusri dusra dusre aa aaye niyam raha rahi rahe jao milte milta milti milega milegi milenge mile mila out`;
