/** Made by tools/train/clickbait.ts: do not edit. One feature and the log-odds that it adds per line. */
export const CLICKBAIT_BIAS = -2.26;
export const CLICKBAIT_WEIGHTS = `! " -0.69
! 0.16
" # " 1.69
" # _ 0.46
" # 0.52
" $ -0.5
" _ " 0.1
" _ # 0.89
" _ $ -0.67
" _ : 0.89
" _ _ -0.33
" _ actually 0.31
" _ and 1.13
" _ are 1.5
" _ for -0.08
" _ in 0.09
" _ is 1.93
" _ of 0.66
" _ on 1.02
" _ that 0.09
" _ the -0.08
" _ to -0.3
" _ up 0.47
" _ will 1.21
" _ 0.51
" a _ 0.73
" a -0.31
" and it's 0.7
" and 0.09
" are 1.68
" by _ -0.5
" by -0.49
" for 1.15
" how 0.13
" i -0.3
" in -0.07
" is _ 0.46
" is the 0.12
" is 1.27
" looks 0.36
" on -0.14
" or " -0.3
" or -0.27
" questions that 0.14
" questions 0.18
" quotes 0.67
" that 0.11
" the _ 0.58
" the 1.2
" to 0.55
" video 2.12
" was 1.2
" will 0.75
" with 1.06
" would 1.32
" 0.64
# " $ -0.97
# " _ -0.66
# " 0.17
# # $ -0.32
# # : -2.79
# # _ -1.12
# # in -0.86
# # 0.09
# : _ 0.63
# : -0.39
# _ " 1.02
# _ # -0.3
# _ $ 0.13
# _ _ -0.73
# _ about 1.36
# _ after -2.99
# _ all 1.24
# _ and 0.98
# _ are -2.54
# _ as -1.92
# _ easy 1.44
# _ every 0.55
# _ everyone 0.38
# _ for 0.48
# _ from 0.5
# _ honest 0.45
# _ i 1.52
# _ in -2.43
# _ moments 0.33
# _ of 1.05
# _ on -1.54
# _ only 0.95
# _ people 0.06
# _ photos 2.62
# _ questions 1.5
# _ that 1.35
# _ things 1.34
# _ to 1.59
# _ tweets 0.22
# _ ways 1.25
# _ who 2.23
# _ you 0.85
# _ -0.16
# amazing _ 1.02
# amazing 1.15
# and -0.22
# at _ -0.77
# at -1.21
# awesome 1.08
# best _ 1.4
# best 1.38
# easy _ 1.04
# easy 1.45
# facts 0.88
# in # -0.76
# in _ -0.48
# in -0.22
# incredible 0.88
# is -0.25
# life _ 1.14
# life 1.14
# moments 1.52
# more -0.43
# most _ 1.2
# most 1.19
# new _ -1.07
# new -0.41
# of _ 0.63
# of the 1.08
# of 1.08
# on -1.32
# people _ -1.22
# people who 1.98
# people -1.23
# perfect _ 0.72
# perfect 0.77
# photos of 1.87
# photos that 0.34
# photos 1.77
# pictures of 0.82
# pictures that 0.25
# pictures 2.73
# questions 1.77
# reasons _ 0.67
# reasons why 0.53
# reasons you 0.15
# reasons 1.48
# s $ 0.44
# s _ 2.56
# s 1.66
# secrets _ 0.92
# secrets 1.15
# signs you're 0.38
# signs you 0.69
# signs 1.03
# struggles of 0.75
# struggles 1.01
# that 2.1
# things _ 1.22
# things all 0.87
# things every 0.14
# things everyone 0.36
# things only 0.45
# things people 0.21
# things that 0.5
# things to 0.84
# things you'll 0.11
# things you 0.41
# things 0.67
# times " 0.4
# times _ 2.29
# times the 0.91
# times 1.13
# to 0.75
# totally _ 0.67
# totally 0.97
# tweets that 0.47
# tweets 0.38
# very 1.43
# ways to 1.16
# ways 1.86
# weird 0.73
# words that 1.13
# words 1.12
# year _ -0.11
# year -0.12
# years $ -0.1
# years _ 0.83
# years of 1.45
# years -0.3
# 0.68
: # _ 1.63
: # 0.48
: _ " 0.63
: _ # 2.58
: _ $ 0.06
: _ _ -0.51
: _ of 0.43
: _ 0.26
: a _ -0.29
: a -1.02
: the _ 1.18
: the 0.32
? " $ 0.9
? " 1.75
? $ -3.67
? _ _ 0.26
? _ 0.07
? -2.35
^ " _ -0.23
^ " 0.73
^ # " 1.47
^ # # -1.71
^ # _ 1.32
^ # amazing 1.15
^ # awesome 1.09
^ # easy 1.23
^ # facts 0.91
^ # incredible 0.88
^ # life 1.14
^ # moments 1.55
^ # new 0.74
^ # of 0.87
^ # people 0.12
^ # perfect 0.77
^ # photos 1.22
^ # pictures 0.63
^ # questions 1.98
^ # reasons 1.46
^ # secrets 1.15
^ # signs 1.03
^ # struggles 1.01
^ # things 0.67
^ # times 2.71
^ # totally 0.98
^ # tweets 0.39
^ # very 1.46
^ # ways 1.3
^ # weird 0.73
^ # words 1.12
^ # year -1.59
^ # 2.11
^ _ " -1.56
^ _ # -1.1
^ _ : -0.22
^ _ a 0.28
^ _ and -1.98
^ _ are 1.53
^ _ at 0.75
^ _ by -2.58
^ _ find -0.43
^ _ for -1.2
^ _ from -0.31
^ _ gets -0.81
^ _ has -2.22
^ _ in -0.85
^ _ is -1.17
^ _ looks -1.63
^ _ makes -3.64
^ _ new -1.65
^ _ of -1.39
^ _ on -0.31
^ _ out -0.6
^ _ over -2.19
^ _ people 0.3
^ _ s -1.44
^ _ said -1.2
^ _ say -0.14
^ _ says -2.61
^ _ shows -2.73
^ _ takes -1.71
^ _ that 1.36
^ _ the 0.35
^ _ to -1.92
^ _ try 1.33
^ _ up 1.1
^ _ us 0.27
^ _ who 0.58
^ _ will -1.73
^ _ with -0.92
^ _ year -0.86
^ _ you -0.83
^ a # 0.5
^ a _ 0.55
^ a new -0.48
^ a 0.06
^ after _ -0.39
^ after -1.18
^ an _ 1.6
^ an 0.57
^ another _ 1.01
^ another 0.43
^ are these 0.24
^ are you 1.02
^ are 2.67
^ as _ -2.46
^ as -2.75
^ at _ -1.27
^ at -3.51
^ can we 0.4
^ can you 1.12
^ can 2.3
^ did 2.01
^ do you 1.68
^ do 0.7
^ everyone 2.15
^ everything you 0.14
^ everything 0.61
^ find 0.47
^ first _ -1.06
^ first -0.36
^ for _ -2.32
^ for everyone 1.47
^ for -1.41
^ from _ -2.05
^ from -3.33
^ here are 1.11
^ here's a 1.34
^ here's how 1.01
^ here's the 1.11
^ here's what 0.27
^ here's why 0.58
^ here's 2.45
^ here 1.75
^ how _ -0.43
^ how do 1.2
^ how many 0.99
^ how much 0.84
^ how to 1.03
^ how well 0.86
^ how 0.74
^ i _ 0.37
^ i'm 2.18
^ i 0.85
^ if _ 1.74
^ if you -0.31
^ if 1.67
^ in _ 0.59
^ in -1.58
^ is 2.59
^ it's 1.21
^ just 1.37
^ let's 2.09
^ literally just 1.53
^ literally 1.52
^ many -1.58
^ more _ -2
^ more -2.95
^ new _ -1.21
^ new -1.44
^ no _ 0.08
^ no 0.07
^ on -1.74
^ one _ 0.15
^ one -0.58
^ only 2.79
^ over # -0.3
^ over -1.78
^ people _ 2.21
^ people are 1.12
^ people try 1.14
^ people 2.12
^ should you 1.02
^ should 1.45
^ signs 0.95
^ some -0.18
^ someone _ 1.32
^ someone 2.03
^ take 2.95
^ tell us 0.78
^ tell 0.78
^ the " 1.81
^ the # 2.69
^ the _ 0.66
^ the best 0.53
^ the first -0.05
^ the most 1.67
^ the new -0.23
^ the one 1.69
^ the 1.25
^ there's a 1.6
^ there's 2.93
^ there 2.54
^ these _ 0.94
^ these are 0.49
^ these 2.32
^ things 2.17
^ this # 1.7
^ this _ 2.21
^ this is -0.32
^ this new 0.71
^ this one 1.73
^ this video 0.91
^ this 1.97
^ to -0.6
^ two _ -0.11
^ two -0.91
^ us _ -1.43
^ us -2.18
^ watch _ 1.51
^ watch this 0.5
^ watch 3.92
^ we _ 1.73
^ we asked 0.75
^ we can 0.83
^ we know 1.23
^ we need 0.83
^ we 2.25
^ what _ 0.91
^ what are 1.1
^ what do -0.72
^ what does 1.43
^ what is 0.4
^ what it's 0.73
^ what kind 0.88
^ what should 1.15
^ what would 0.8
^ what your 1.16
^ what's the 0.71
^ what's your 1.11
^ what's 1.38
^ what 1.98
^ when _ 0.38
^ when you 2.63
^ when 0.47
^ where -0.46
^ which " 0.17
^ which # 0.55
^ which _ 0.6
^ which of 0.64
^ which 1.56
^ who said 0.89
^ who 0.82
^ why _ -0.36
^ why 1.42
^ will 2.38
^ with _ -2.37
^ with -2.16
^ would you 1.91
^ would 0.79
^ you can 2.15
^ you need 0.51
^ you 3.16
^ your _ 2.81
^ your 0.57
_ ! 0.21
_ " # -1.53
_ " $ -0.29
_ " _ 0.3
_ " and 1.29
_ " are 1.72
_ " by -0.5
_ " for 1.15
_ " in -0.07
_ " is 1.21
_ " looks 0.39
_ " or -0.27
_ " questions 0.12
_ " quotes 0.65
_ " that 0.07
_ " the 0.83
_ " to 0.7
_ " was 0.47
_ " will 0.75
_ " with 1.06
_ " would 1.16
_ " 0.46
_ # " 0.43
_ # # -1.51
_ # $ -0.23
_ # : 0.23
_ # _ -0.41
_ # in -1.88
_ # of 1.46
_ # s -1.07
_ # year 0.58
_ # years 0.1
_ # -0.69
_ : " 0.6
_ : # -0.76
_ : _ -0.07
_ : a -1.34
_ : -0.16
_ ? " 1.47
_ ? $ -2.82
_ ? _ -1.04
_ ? -1.73
_ _ " 0.06
_ _ # -1.17
_ _ : -0.69
_ _ ? -1.17
_ _ a -0.95
_ _ about -1.14
_ _ actually 1.41
_ _ after -1.04
_ _ again -1.22
_ _ against -0.64
_ _ all -0.41
_ _ an -0.45
_ _ and 0.26
_ _ are 0.49
_ _ around -1.16
_ _ as 0.57
_ _ at -0.92
_ _ away -0.7
_ _ back -1.89
_ _ be 0.85
_ _ because 1.14
_ _ before -0.05
_ _ being -0.55
_ _ best 0.51
_ _ between -0.79
_ _ but -0.11
_ _ by -0.32
_ _ can 0.29
_ _ could 0.32
_ _ did -0.29
_ _ do -0.82
_ _ does 0.76
_ _ during -2.33
_ _ ever 0.22
_ _ every 1.18
_ _ everyone 1.17
_ _ face 0.9
_ _ find -2.07
_ _ first -0.45
_ _ for -0.06
_ _ from 0.51
_ _ get -0.45
_ _ gets -0.76
_ _ go 0.17
_ _ goes -0.58
_ _ got 0.91
_ _ had 0.75
_ _ has 0.07
_ _ have -0.07
_ _ he -1.22
_ _ her 0.28
_ _ his -0.25
_ _ how -0.68
_ _ i -1.64
_ _ if 0.12
_ _ in -0.47
_ _ is 0.57
_ _ it -0.23
_ _ its -1.65
_ _ just 1.32
_ _ know -0.25
_ _ life -0.26
_ _ like 0.75
_ _ look 0.08
_ _ looked 1.98
_ _ looks 0.83
_ _ made 0.55
_ _ make 1.09
_ _ makes -1.25
_ _ may -1.17
_ _ might 0.59
_ _ moments 1.56
_ _ more -0.98
_ _ most -1.11
_ _ needs -1.25
_ _ new -0.54
_ _ no -1.28
_ _ not -1.84
_ _ now -2.14
_ _ of -0.35
_ _ off -1.24
_ _ on -0.19
_ _ one -0.63
_ _ only 0.87
_ _ or -0.22
_ _ over -0.16
_ _ perfectly 1.85
_ _ photos 2.2
_ _ pictures 1.97
_ _ questions 0.19
_ _ quiz -0.17
_ _ quotes 0.36
_ _ real 0.81
_ _ really -0.34
_ _ right -0.45
_ _ s 0.4
_ _ said 0.61
_ _ say -0.7
_ _ should -0.31
_ _ shows -0.58
_ _ so -0.1
_ _ some -0.22
_ _ still -2.02
_ _ take -0.33
_ _ takes -1.38
_ _ test 0.37
_ _ than -0.39
_ _ that -0.22
_ _ their -0.18
_ _ things 1.48
_ _ this -0.58
_ _ through -1.08
_ _ tips 1.77
_ _ to -0.62
_ _ told -1.21
_ _ too -1.4
_ _ try 0.7
_ _ tweets 0.78
_ _ two -0.98
_ _ us -0.88
_ _ used 0.28
_ _ video -0.42
_ _ wants -1.62
_ _ was 0.94
_ _ ways -0.33
_ _ we 1.22
_ _ went 0.85
_ _ were 0.54
_ _ what 0.4
_ _ when -1.41
_ _ while -0.11
_ _ who -0.94
_ _ will 0.07
_ _ with -0.2
_ _ words -0.58
_ _ would 0.51
_ _ you'll 1.02
_ _ you've 0.56
_ _ you 0.75
_ _ your 0.38
_ a # -2.46
_ a _ 0.75
_ a a -1.45
_ a little -0.56
_ a new -0.3
_ about " 0.5
_ about $ -0.91
_ about being 0.45
_ about the -0.86
_ actually " 0.31
_ actually 0.71
_ after # -0.8
_ after _ -0.55
_ after a 0.53
_ after being 0.26
_ again $ 0.29
_ again -0.36
_ against _ 0.08
_ against -0.79
_ all _ -0.41
_ all 0.24
_ an _ 0.27
_ an 0.12
_ and # -1.41
_ and _ 0.15
_ and a -0.44
_ and her 0.17
_ and here's 0.63
_ and his 0.18
_ and it's 1.44
_ and it 2.82
_ and people 1.55
_ and the 0.24
_ and this 0.63
_ and -0.18
_ another _ -0.47
_ another -0.76
_ any -0.16
_ anyone 1.52
_ are _ 0.07
_ are actually 1.28
_ are the 1.17
_ are you 0.58
_ are -0.1
_ around _ -0.32
_ around the 0.62
_ around 0.42
_ as _ -0.31
_ as a 0.12
_ as -0.95
_ at # -1.19
_ at a -0.08
_ at least -0.65
_ at the 0.86
_ at 0.31
_ away -1.28
_ back $ -0.12
_ back _ -0.49
_ back -0.75
_ be $ 0.36
_ be 0.7
_ because 0.61
_ before _ -0.5
_ before 1.5
_ being _ -0.19
_ being 0.77
_ best _ 1.85
_ best -1.01
_ better -1.66
_ between _ -0.98
_ between 0.5
_ but _ -1.05
_ but i'm 1.59
_ but -0.44
_ by # -1.68
_ by _ -0.59
_ by a 0.11
_ by the -0.7
_ by their 1.05
_ by -0.67
_ can _ 0.35
_ can't 0.3
_ can -0.74
_ change -0.56
_ could _ -0.41
_ could -1.08
_ did -0.66
_ do you 1.14
_ do 1.09
_ does -0.19
_ doesn't 0.71
_ during _ -0.28
_ during the -0.16
_ during 1.77
_ each 1.19
_ easy 1.59
_ end -0.36
_ even -0.98
_ ever $ 2.35
_ ever _ -1.61
_ ever 0.31
_ every _ 1.12
_ every time 0.53
_ every 0.15
_ everyone has 0.8
_ everyone 1.61
_ everything 1.18
_ face _ -0.44
_ face 0.7
_ facts 0.93
_ feel -1.05
_ find _ -1.86
_ find -1.44
_ first _ 0.37
_ first -0.71
_ for " -0.12
_ for # -0.41
_ for $ 0.97
_ for _ 0.06
_ for a -0.33
_ for all -0.07
_ for anyone 1.42
_ for new 0.09
_ for people 0.33
_ for the 0.33
_ for us 0.76
_ for when 0.82
_ for your 2.1
_ for -0.34
_ forever 0.15
_ from " 1.5
_ from # -0.11
_ from _ 0.06
_ from a 0.22
_ from people 1.37
_ from your 1.75
_ from -0.18
_ get _ 0.88
_ get -0.23
_ gets _ -0.13
_ gets -0.48
_ gives _ -0.14
_ gives -0.44
_ go -1.39
_ goes -0.87
_ going -0.5
_ got _ -0.52
_ got 0.96
_ had _ -1.39
_ had a 0.63
_ had the 1.2
_ had 1.22
_ has _ -0.1
_ has been 1.25
_ has 0.25
_ have _ 0.4
_ have you 0.16
_ have 0.53
_ he -0.9
_ her _ -0.1
_ her 0.12
_ him -0.23
_ his _ 0.12
_ his -0.08
_ honest _ 1.1
_ honest 1.04
_ how _ 0.4
_ how to -1.1
_ how 0.31
_ i _ 0.54
_ i had 0.69
_ i -0.61
_ if _ -2.09
_ if you're 0.98
_ if -1.03
_ in " 0.77
_ in # 0.17
_ in $ 0.31
_ in _ -0.28
_ in a 0.6
_ in an 0.24
_ in his 0.62
_ in new -0.23
_ in the 0.06
_ in their 0.55
_ in this 1.1
_ in two -1.77
_ in us -1.79
_ in your -0.52
_ in -0.09
_ inside -2.01
_ into _ 0.07
_ into a -0.79
_ into 0.33
_ is $ 1.45
_ is _ -0.62
_ is a 0.53
_ is actually 1.62
_ is all -0.28
_ is for 1.56
_ is going 0.73
_ is not 0.37
_ is said -2.24
_ is the 0.2
_ is your 2.23
_ is 0.16
_ isn't 2.4
_ it $ 0.25
_ it _ 1.41
_ it's 1.34
_ it 1.01
_ its _ 0.23
_ its 0.97
_ just _ 1.57
_ just -0.14
_ know to 0.14
_ know -0.87
_ last _ 1.38
_ last 1.06
_ less 0.44
_ life _ -0.96
_ life 0.52
_ like _ -0.39
_ like a 3.2
_ like 0.73
_ literally -0.38
_ little _ 0.21
_ look like 2.2
_ look -0.49
_ looked like 0.49
_ looked 1.81
_ looks _ 1.03
_ looks like 0.85
_ looks -0.89
_ made _ -0.21
_ made 0.23
_ make you 1.02
_ make 0.06
_ makes _ 0.22
_ making -0.29
_ may _ 0.07
_ may be -0.27
_ may have -0.64
_ may -1.17
_ me 0.2
_ might 0.39
_ moment -0.59
_ moments from 0.73
_ moments 1.5
_ more _ -1.03
_ more than 0.7
_ most 0.08
_ must -0.94
_ my _ -1.16
_ my -0.37
_ need -0.84
_ needs to 1.36
_ needs 0.1
_ new _ 0.46
_ new 0.34
_ next _ 0.44
_ next 0.68
_ no # -1.69
_ no _ 0.81
_ no -0.17
_ not _ -0.61
_ not -2.29
_ now $ 2.42
_ now _ -0.49
_ now -0.15
_ of " 1.03
_ of # -0.15
_ of _ -0.15
_ of a -0.83
_ of all -0.3
_ of new -0.86
_ of people 0.6
_ of the 0.16
_ of their 0.3
_ of us -1.58
_ of your 1.86
_ of -0.2
_ off $ -0.31
_ off _ -0.61
_ off -0.09
_ on " 0.82
_ on # -0.18
_ on $ 0.36
_ on _ -0.12
_ on a 0.53
_ on his 0.7
_ on one -0.29
_ on the 0.42
_ on their -0.06
_ on this 1.91
_ on your 1.22
_ on -0.05
_ one $ 0.32
_ one _ 0.23
_ one -0.81
_ only _ 0.48
_ only 0.48
_ or _ 0.94
_ or a 0.65
_ or 0.54
_ other _ -1.71
_ other -1.61
_ others 0.56
_ our _ -0.08
_ our 0.1
_ out $ -1.27
_ out _ 0.27
_ out in 0.07
_ out of -0.35
_ out 0.77
_ over _ -0.74
_ over a -0.45
_ over the -0.41
_ over -0.53
_ people $ 0.63
_ people _ -0.75
_ people have 2.01
_ people will 1.35
_ people 0.14
_ perfect -0.15
_ perfectly _ 0.81
_ perfectly 1.92
_ photo _ 0.16
_ photo 0.67
_ photos of 0.08
_ photos that 0.51
_ photos 0.67
_ picture -1.92
_ pictures 1.12
_ questions $ 0.26
_ questions 0.26
_ quiz you'll 0.54
_ quiz -0.21
_ quotes 0.33
_ real -0.5
_ really 0.5
_ reasons -0.24
_ right now 1.15
_ right 0.3
_ s $ 0.34
_ s _ -0.85
_ s and -0.84
_ s -1.04
_ said to -2.09
_ said 0.85
_ say $ -1.23
_ say _ -2.4
_ say about 0.33
_ say -0.55
_ says $ -1.33
_ says _ 0.3
_ says it -1.64
_ says -0.95
_ secret _ 1.28
_ secret 1.31
_ see -2.09
_ should _ -0.5
_ should be 0.15
_ should know 0.57
_ should you 0.64
_ should 0.39
_ show $ 0.09
_ show _ -1.7
_ show -0.46
_ shows _ -0.31
_ shows -0.25
_ signs _ -1.51
_ signs 0.05
_ since -0.25
_ so _ -2.38
_ so 0.29
_ some _ -0.48
_ some -1.02
_ still _ -1.87
_ still -0.69
_ struggles 0.32
_ t 0.53
_ take _ 0.98
_ take -1.13
_ takes _ -0.37
_ takes -0.77
_ talk 0.61
_ tell -0.4
_ test $ 0.71
_ test _ -0.16
_ test will 0.1
_ test 0.25
_ than _ -0.62
_ than -0.33
_ that _ -0.73
_ that actually 1.2
_ that are 1.46
_ that perfectly 0.07
_ that will 0.95
_ that you 1.16
_ that 0.1
_ the " -0.81
_ the # -1.55
_ the _ -0.06
_ the best -0.11
_ the first -0.12
_ the most 0.25
_ the new 0.87
_ the perfect 1.41
_ the 0.3
_ their _ 0.47
_ their 0.35
_ them $ 1.17
_ them -0.12
_ themselves -0.44
_ then _ -2.13
_ then -2.45
_ these _ -0.86
_ these -0.81
_ they -0.56
_ thing $ 0.36
_ thing ever 0.62
_ thing 1.42
_ things _ -0.68
_ things that 0.09
_ things to 0.48
_ things you 0.09
_ things 0.09
_ this _ 0.05
_ this 0.21
_ through _ -0.21
_ through -0.2
_ time $ 0.56
_ time _ 1.32
_ time 0.46
_ times -2.98
_ tips 2.63
_ to " 0.34
_ to # -0.88
_ to $ 0.41
_ to _ -0.16
_ to a 0.55
_ to be -0.73
_ to become -0.48
_ to get -0.76
_ to have -0.6
_ to his 0.29
_ to make -1.03
_ to see -0.14
_ to take -0.71
_ to the -0.97
_ to their -0.28
_ to your 0.53
_ today $ -0.55
_ today -0.36
_ together $ 0.23
_ together 0.42
_ told -0.13
_ too _ -0.61
_ too -1.83
_ totally _ 1.06
_ totally 1.06
_ tricks 1.13
_ true 0.38
_ try _ 1.14
_ try to -0.87
_ trying -0.36
_ turn -1.84
_ tweets about 0.55
_ tweets 0.86
_ two _ -0.14
_ two -0.1
_ understand 0.97
_ until -0.29
_ up $ -0.34
_ up _ -0.18
_ up a -1.54
_ up being 0.71
_ up for 0.06
_ up in 0.28
_ up the -0.35
_ up to 0.19
_ up with 1.02
_ up your 0.99
_ up 0.67
_ us # -1.2
_ us $ -1.46
_ us 0.81
_ used -0.25
_ video $ 0.8
_ video _ -0.26
_ video -0.17
_ videos 1.14
_ want -0.68
_ wants _ 0.21
_ wants to -0.45
_ was _ 0.38
_ was the 0.6
_ was -0.26
_ watch 0.17
_ way 0.68
_ ways to 2.04
_ ways -0.21
_ we 2.79
_ weird 0.95
_ went _ 0.26
_ went 0.39
_ were _ -0.32
_ were 0.45
_ what _ 1.69
_ what it's 0.08
_ what 1.84
_ when you're 0.09
_ when you 0.67
_ when 0.21
_ where -0.06
_ which -2.91
_ while _ -0.24
_ while 0.41
_ who _ -0.26
_ who are 0.58
_ who just 0.9
_ who will 1.5
_ why 0.91
_ will _ -0.29
_ will be 0.62
_ will get 0.08
_ will make 1.31
_ will never 1.4
_ will understand 0.86
_ will -0.75
_ with " 0.49
_ with # -0.37
_ with $ -0.84
_ with _ 0.16
_ with a 0.43
_ with an 0.55
_ with her 0.26
_ with his -0.2
_ with the 0.93
_ with this 0.95
_ with your 0.69
_ with 0.38
_ without _ 0.18
_ without 0.37
_ won't 0.19
_ words 0.66
_ worst $ 0.45
_ worst -0.13
_ would _ -0.81
_ would you 0.74
_ would -0.45
_ wrong 1.11
_ year _ -2.84
_ year -0.39
_ years $ -0.18
_ you $ 2.92
_ you are -0.2
_ you can 0.08
_ you have 1.66
_ you need 1.56
_ you should 0.19
_ you to 0.67
_ you won't 0.88
_ you'll want 0.54
_ you'll 1.25
_ you're _ 0.66
_ you're 1.61
_ you've ever 0.64
_ you've 0.95
_ you 1.25
_ your _ 0.54
_ your life 1.05
_ your mind 1.05
_ your 0.4
_ yourself 0.94
a " _ -0.18
a " 0.2
a # _ -0.83
a # year 1.29
a _ " 1.13
a _ # 1.17
a _ $ -0.53
a _ : 3.39
a _ _ 0.37
a _ about 2.02
a _ and 0.84
a _ at 1.84
a _ from -0.13
a _ in 0.41
a _ is -0.17
a _ of 0.48
a _ on 0.26
a _ that -0.92
a _ who 1.21
a _ with 0.79
a _ 0.23
a a _ -1.32
a a -1.45
a good _ 1.7
a good -1.89
a i _ -2.47
a i -1.35
a little _ 0.25
a little -0.43
a lot of 1.84
a lot 0.15
a new _ 0.44
a new 0.37
a photo 3
a real _ -0.34
a real 0.45
a time -0.14
a -0.12
about " _ 0.09
about " 0.31
about $ -0.47
about _ $ 0.52
about _ _ -0.31
about _ in 1.24
about _ 0.27
about a 0.06
about being _ 2.06
about being 0.4
about her -0.93
about how 1.54
about the _ 0.26
about the -0.19
about their 2.42
about you $ 0.25
about you 0.36
about your _ 0.96
about your 0.89
about yourself _ 0.58
about yourself 0.58
about 1.25
actually " 0.31
actually $ 0.44
actually _ $ 0.31
actually _ _ 1.81
actually _ in 0.11
actually _ 1.05
actually be -0.05
actually know 0.1
actually make 0.1
actually the 1.39
actually want 0.59
actually 2.06
after # years 0.39
after # -1.3
after _ $ -0.57
after _ _ -0.77
after _ in -2.47
after _ of -2.45
after _ -0.39
after a _ -0.11
after a -0.54
after being _ 0.26
after being 0.26
after 0.64
again $ 0.15
again _ -0.42
again -0.17
against _ $ -1.17
against _ _ -0.57
against _ 0.21
against 0.2
all # -0.95
all $ 1.33
all _ $ 0.2
all _ _ -0.2
all _ 0.42
all of us 1.86
all of 2.12
all the 1.75
all time $ 1.03
all time 1.32
all your 0.36
all 0.17
almost _ 0.47
almost -0.49
already -0.83
also -0.45
always _ 1.43
always -0.33
amazing $ 1.69
amazing _ 0.34
amazing 1.44
an _ $ -1.11
an _ _ -0.26
an _ of -0.61
an _ or 0.64
an _ 0.18
and " _ -0.14
and " -1.1
and # _ -2.12
and # 0.26
and _ " 1
and _ $ -0.13
and _ _ -0.24
and _ a 0.18
and _ are 0.81
and _ for 0.8
and _ from 0.79
and _ in 0.86
and _ of 0.05
and _ the 0.33
and _ to -1.82
and _ 0.42
and a -0.26
and her _ -0.8
and her -0.74
and here's what 0.31
and here's 0.6
and his _ -0.98
and his -0.38
and it was 0.94
and it's _ 0.75
and it's 1.43
and it 3.14
and more 1.18
and now 1.31
and people are 0.44
and people 2.29
and the _ 0.76
and the -0.17
and they 1.11
and this is 0.59
and this 0.59
and you 2.11
and your _ -0.46
and your -0.44
and 0.07
another _ _ 1.32
another _ 0.51
another -0.32
any 0.58
anyone who _ 1.21
anyone who's 1.19
anyone who 1.19
anyone with 0.89
anyone 2.25
are # 0.89
are $ -0.45
are _ $ -0.78
are _ _ 1.37
are _ in -0.07
are _ of 0.45
are _ on -0.8
are _ their 0.17
are _ to 0.46
are _ -0.3
are actually _ 0.86
are actually 1.53
are all 0.28
are better than 0.55
are better 0.53
are just 0.73
are so _ 0.72
are so 0.76
are the _ 2.58
are the 2.57
are these _ 0.27
are these 0.85
are too real 0.06
are too 0.58
are way too 0.09
are way 0.09
are you $ 0.64
are you _ 0.81
are you a 1.37
are you actually 0.54
are you more 0.71
are you 1.12
are your 1.73
are 0.85
aren't _ 1.88
aren't 2.63
around _ 0.22
around the _ 0.56
around the 0.56
around 0.68
as _ $ 1.12
as _ _ -0.69
as _ as 0.45
as _ of -1.69
as _ 0.4
as a _ 0.17
as a 0.53
as an _ 1.18
as an 1.2
as the _ -0.47
as the -0.98
as told by 1.53
as told 1.53
as 0.15
ask -0.09
asked _ 1.29
asked 2.24
at # $ -1.11
at # _ -2.86
at # -0.29
at _ # -2.3
at _ $ -0.5
at _ _ -0.07
at _ in -1.61
at _ of -0.38
at _ -0.86
at a _ 0.54
at a 0.32
at least # -1.18
at least _ -0.26
at least -0.66
at new _ -0.53
at new -0.53
at the _ 0.25
at the 0.43
at -0.26
away $ 0.27
away -0.57
awesome _ 2.23
awesome 2.35
back $ -0.24
back _ _ 0.26
back _ -0.05
back on -0.83
back to 0.83
back 0.35
be $ 0.65
be _ $ -0.19
be _ _ 0.13
be _ for -0.87
be _ in -1.83
be _ on 0.07
be _ to -0.15
be _ -0.33
be a _ -0.08
be a 0.39
be in 0.08
be on 1.73
be the _ 0.37
be the -0.16
be true $ 0.55
be true 0.54
be your _ -0.45
be your 0.38
be 0.76
because 0.82
become 0.32
been _ _ 2.6
been _ 0.77
been 0.56
before _ _ -0.92
before _ -0.23
before you 0.99
before -1.38
being _ $ -1.72
being _ _ -0.23
being _ 0.56
being a _ 0.14
being a 0.15
being 1.09
believe -1.03
best $ 0.51
best _ $ 2.25
best _ _ 1.19
best _ of 1.07
best _ on 0.7
best _ to 2.12
best _ 0.72
best thing 0.49
best 0.33
better $ 2.6
better _ 0.26
better than _ 0.37
better than 0.37
better 1.03
between _ _ 0.09
between _ and -2.65
between _ -1.24
between 1.1
both -1.42
but _ _ 0.97
but _ -0.64
but i'm 1.61
but -1.3
by # -1.68
by _ $ -0.06
by _ in -2.15
by _ 0.4
by a _ -0.27
by a -0.27
by the _ -0.87
by the -0.32
by their _ -0.38
by their -0.39
can _ _ 0.72
can _ to -0.54
can _ 0.24
can actually 0.11
can do 1.42
can make 1.27
can we guess 0.31
can we 0.4
can you _ 0.98
can you guess 0.07
can you tell 0.76
can you 1.91
can't _ _ -1.05
can't 2.25
can -0.32
chance -3.32
change $ 0.34
change _ -1.52
change your life 0.57
change your 1.42
change -0.23
choose 0.81
could _ _ 0.09
could be -0.07
could -0.11
couldn't 2.58
definitely _ 1.43
definitely 2.1
did you 0.91
did 2.45
didn't _ 1.53
didn't know 0.29
didn't 1.8
do $ 1.21
do _ 1.18
do the 2.48
do with -0.77
do you _ 1.56
do you actually 0.07
do you have 0.26
do you know 0.5
do you really 0.05
do you remember 0.6
do you 1
do 0.95
does _ 0.4
does your _ 0.9
does your 1.25
does 1.18
doesn't 2.07
doing -0.1
don't _ 0.85
don't have 0.77
don't 1.28
during _ $ -0.05
during _ _ -1.32
during _ -1.38
during a 2.53
during the _ -0.39
during the -0.15
during 1.14
each other 0.98
each 1.47
easy _ _ 2.82
easy _ 0.18
easy ways to 0.8
easy ways 0.77
easy 0.1
else 0.53
end _ -0.19
end of -0.45
end -1.5
enough -0.18
epic _ 1.4
epic 1.45
even _ 0.34
even -1.08
ever $ -0.19
ever _ $ 0.53
ever _ 0.46
ever take $ 0.44
ever take 0.44
ever 1.1
every _ $ -0.76
every _ _ 1.81
every _ 1.82
every time $ 0.5
every time 0.47
every 1.01
everyone _ 0.13
everyone has 0.79
everyone is 0.94
everyone should 0.39
everyone who _ 0.56
everyone who's 0.9
everyone who 1.12
everyone with 1.37
everyone 2.64
everything $ 0.18
everything you need 0.22
everything you 1.1
everything 1.72
exactly 2.62
face _ _ -2.72
face _ -1.23
face 0.76
facts that 1.18
facts 1.78
favorite " _ 0.19
favorite " 0.17
favorite _ $ 0.83
favorite _ _ 1.38
favorite _ 1.51
favorite -0.66
favourite _ 1.79
favourite 1.94
feel _ _ 0.05
feel _ 0.99
feel -0.55
feels $ 0.75
feels -0.05
few _ -1.58
few -1.58
finally _ -0.26
finally 1.51
find _ _ 0.58
find _ -0.49
find out 2.1
find 0.09
first _ $ 0.81
first _ _ 0.21
first _ of -0.27
first _ 0.31
first time $ 0.62
first time and 1
first time 0.84
first -0.44
for " _ 0.45
for " 0.46
for # $ 0.27
for # _ -0.75
for # -0.59
for $ 0.96
for _ # 0.2
for _ $ -0.09
for _ _ -0.49
for _ and -0.78
for _ in 1.28
for _ of -2.01
for _ on -1.12
for _ s -1.34
for _ to -0.71
for _ with 2.5
for a _ -0.08
for a 0.68
for all -0.07
for an _ 0.84
for an 0.84
for anyone who 1.33
for anyone 2.31
for every _ 1.42
for every 1.5
for everyone who 1.22
for everyone 2.35
for his _ -0.56
for his 0.89
for new -0.17
for people who 0.92
for people 0.66
for the _ 0.14
for the first 1.36
for the 0.26
for their -0.41
for this 0.6
for us _ -2.29
for us 0.77
for when you 0.51
for when 0.69
for you $ 0.2
for you -0.6
for your _ 1.93
for your 1.86
for -0.39
forever $ 0.1
forever 1.2
from " _ 2.06
from " the 0.14
from " 1.92
from # $ 2.44
from # -0.09
from $ 0.78
from _ $ -0.88
from _ _ -0.49
from _ and -0.13
from _ in -2.92
from _ to 0.23
from _ 0.31
from a _ -1.12
from a -0.64
from people who 0.11
from people 1.37
from the # 1.91
from the _ 0.13
from the 0.16
from your _ 1.75
from your 1.73
from -0.38
fun 0.64
funny $ 0.42
funny _ 1.81
funny 1.69
get $ 1.17
get _ $ 0.76
get _ _ -0.62
get _ 0.91
get a _ -0.09
get a -0.48
get if 0.09
get you _ 1.46
get you 1.91
get 1.04
gets _ _ -1.84
gets _ -0.12
gets 0.31
getting _ 1.54
getting 0.54
gifs 1.98
gives _ _ 0.36
gives _ -0.09
go _ 0.05
go to _ -0.62
go to -0.47
go 0.27
goes _ 0.09
goes 0.14
going _ 0.47
going to _ -0.38
going to 0.6
going 1.58
good $ -0.08
good _ $ -1.21
good _ _ 1.87
good _ 1.09
good -0.15
got _ $ 1.15
got _ _ -1.5
got _ 0.23
got 2.63
great _ _ -0.2
great _ 0.47
great 0.56
guess the _ 1.67
guess the 1.52
guess what 0.15
guess your _ 0.09
guess your favorite 0.52
guess your 0.41
guess 3.75
had _ _ -0.15
had _ -1.1
had a _ -0.19
had a -0.13
had the best 0.06
had the 1.95
had 1.73
happened $ 0.41
happened in 0.91
happened when 0.74
happened 0.92
happens when 0.63
happens 1.96
hard _ -0.48
hard -1.74
has _ $ -2.18
has _ _ -0.1
has _ a 0.27
has _ 1.08
has a _ -0.39
has a -0.27
has been _ -0.2
has been -0.19
has ever 0.58
has 1.26
have $ 0.81
have _ $ 0.61
have _ _ -0.97
have _ in 1.5
have _ 0.77
have a _ 1.02
have a 0.08
have been _ -0.5
have the 2.19
have to _ 0.72
have to -0.39
have you _ 1.1
have you seen 0.1
have you 2.4
have 0.72
he _ _ -0.29
he _ 0.49
he's 2.47
he 1.56
her _ $ -1.17
her _ _ 0.99
her _ 1
her new _ 0.27
her new 0.53
her 1.73
here and 1.56
here are # 0.85
here are the 0.9
here are 1.11
here's _ 2.55
here's a _ 0.73
here's a 1.33
here's how to 1.37
here's how 1
here's the _ 1.25
here's the 1.4
here's what _ 0.39
here's what happened 0.17
here's what the 0.06
here's what you 0.05
here's what 0.28
here's why _ 0.68
here's why 0.56
here's 2.86
here 0.47
him $ -0.73
him 1.07
his _ $ -0.33
his _ _ 0.37
his _ to -0.91
his _ 0.45
his 0.94
honest $ 0.7
honest _ from 1.39
honest _ 2.2
honest 2.23
how _ _ -0.13
how _ are 1.65
how _ is -0.48
how _ you 0.19
how _ 0.48
how do you 0.94
how do 1.16
how i 1.75
how many _ 1.63
how many 1.73
how much do 0.25
how much of 1.2
how much 0.86
how they 1.48
how to _ 0.5
how to make 0.29
how to 1.07
how well do 0.86
how well 0.91
how you 1.02
how 1.75
i _ $ -1.68
i _ _ -0.96
i _ my 2.24
i _ 1.26
i had 0.91
i'm not 1.87
i'm 1.43
i 0.99
if " _ 1.34
if " 1.49
if _ _ 1.37
if you _ 1.77
if you have 0.39
if you're _ 0.23
if you're a 0.52
if you're 0.6
if you've 0.08
if you -1.04
if 0.3
in " _ 1.49
in " 1.24
in # $ 1.07
in # _ -1.71
in # years -2.26
in # 0.52
in $ 0.67
in _ " 0.63
in _ # -1.73
in _ $ -0.9
in _ _ -1.35
in _ a -0.43
in _ after -0.6
in _ and -0.43
in _ as -1.79
in _ at -2.55
in _ for -1.37
in _ in -0.8
in _ is 0.4
in _ new -3.18
in _ of 0.38
in _ on -0.28
in _ over -0.81
in _ s -2.37
in _ to -0.3
in _ with 1.28
in _ -0.11
in a _ 0.47
in a 0.05
in an _ -0.52
in an -0.51
in first _ -1.36
in first -1.36
in her 0.46
in his _ -2.43
in his -0.06
in new _ -0.36
in new -0.36
in one _ -0.66
in one 0.59
in real life 1.99
in real 1.13
in the " 1.8
in the # -1.84
in the _ -0.74
in the new 0.25
in the 0.17
in their _ -0.43
in their 0.66
in this _ -1.19
in two -1.54
in us _ -0.25
in us -1.76
in your _ -0.78
in your life 1.21
in your -0.2
in -0.24
incredible _ 1.19
incredible 2.25
inside _ -0.49
inside 0.6
internet $ -1.28
internet _ $ 1.23
internet _ _ -2.01
internet _ -0.38
internet -0.32
into _ $ 0.21
into _ _ -0.14
into _ in -1.14
into _ -1.01
into a _ 0.71
into a 0.71
into 0.34
is $ 2
is _ $ -0.85
is _ _ 1.04
is _ and 1.16
is _ for -0.39
is _ in -0.3
is _ of -0.87
is _ on 0.32
is _ the 2.69
is _ to -0.91
is _ 0.47
is a _ 0.47
is a -0.37
is actually 1.51
is all -0.28
is everything 0.48
is for 1.54
is going 0.73
is here 1.48
is how 1.64
is not 0.38
is on 0.85
is said to -2.23
is said -2.23
is so _ 0.79
is so 0.75
is the _ 0.99
is the best 0.89
is the most 0.97
is the only -0.89
is the 0.33
is this _ 2.05
is this a -0.05
is this 0.53
is too -0.06
is what _ 0.53
is what happened 0.12
is what happens 0.24
is what 0.57
is your _ 0.91
is your 2.22
is 0.98
isn't 2.8
it $ -0.86
it : _ 0.89
it : 0.83
it _ $ -1.96
it _ _ 0.61
it _ 0.67
it feels 2.07
it looks 1
it was _ 1.39
it was 0.38
it will _ -0.27
it will -0.54
it's _ $ 0.78
it's _ _ 1.04
it's _ 2.19
it's like to 0.51
it's like 0.67
it's 2.3
it 0.28
its _ $ -1.35
its _ -0.36
its -0.67
just # -0.8
just _ $ -1.52
just _ _ 0.98
just _ the 1.75
just _ 2.12
just a _ 1.25
just a 0.44
just get 0.23
just 0.93
kind of _ -0.05
kind of 1.42
kind 1.56
know $ 0.96
know _ _ 0.49
know _ -0.16
know about _ 0.09
know about the 0.18
know about 1.34
know how -0.97
know if you're 0.05
know if you 0.51
know if 0.95
know the _ 0.66
know the 0.64
know to be 0.12
know to 0.12
know what _ 0.09
know what 0.16
know who 1.11
know your _ 0.68
know your favorite 0.1
know your 0.46
know 0.37
known -2.19
last _ $ 1.1
last _ _ -0.57
last _ 0.53
last -0.81
learn 1.98
least # $ -1.09
least # _ -0.87
least # -1.18
least _ _ -0.67
least _ -0.86
least -1.07
less _ 0.76
less 0.1
let's 3.11
let -0.62
life $ 0.31
life _ $ 0.86
life _ _ -0.6
life _ 0.34
life in 0.31
life is 0.42
life 0.78
like $ -0.36
like _ $ -0.96
like _ _ -0.1
like _ or 0.59
like _ 0.27
like a _ 0.56
like a 0.56
like in 1.36
like the -0.13
like to _ 0.79
like to be 0.67
like to 1.42
like -0.34
literally _ 1.91
literally just 1.5
literally 2.85
little _ " 1.32
little _ $ 0.29
little _ _ 0.7
little _ 0.82
little 0.06
look _ 0.52
look at 1.53
look like 1.23
look 0.59
looked like 0.48
looked 1.98
looks _ _ 2.83
looks _ 1.47
looks like $ 0.62
looks like 1.56
looks to -2.33
looks 0.93
lot of 1.84
lot -0.82
made _ _ 0.31
made _ -0.8
made a 2.31
made you 1
made 1.3
make $ 0.53
make _ _ -0.11
make _ 0.87
make a _ -0.44
make a 0.1
make it -2.49
make the 1.47
make this _ 1.71
make this 1.71
make you _ 0.7
make you feel 0.47
make you want 1.61
make you 0.89
make your _ 0.72
make your 0.73
make 0.82
makes _ _ -0.14
makes _ 0.46
makes 0.28
making _ _ 0.13
making _ 0.42
making a _ 0.46
making -0.05
many _ _ -0.26
many _ -0.5
many of 1.65
many 0.1
may _ _ -1.02
may _ -1.83
may be _ 0.17
may be 0.07
may have _ 0.47
may have 0.89
may -0.9
me 0.31
mean _ -0.87
mean 0.7
met -0.34
might _ -0.25
might be 1.18
might 0.17
mind $ -0.22
mind _ 1.66
mind -0.7
moment 0.7
moments from 0.66
moments of 1.64
moments that 0.28
moments 2.28
more $ 0.95
more _ $ -0.6
more _ _ 1.17
more _ or 0.41
more _ than 0.39
more _ to -1.81
more _ 0.74
more like _ -0.36
more like -0.36
more than # -0.53
more than -0.45
more -0.49
most _ _ 0.84
most _ thing 0.05
most _ things 0.35
most _ 0.67
most 0.22
much _ -1.14
much do you 0.1
much do 0.25
much of a -0.33
much of -1.5
much 0.13
must _ -0.28
must 0.45
my _ $ 1.88
my _ _ 1.71
my _ 1.61
my 1.8
need $ 2.62
need _ -0.98
need in 0.19
need to _ -0.1
need to see 0.86
need to talk 0.39
need to try 0.09
need to 1.35
need 0.59
needs $ 1.34
needs to _ 1.26
needs to 1.78
needs 0.21
never _ $ -0.36
never tell you 0.15
never tell 0.14
never understand $ 0.11
never understand 0.11
never 0.61
new " _ 0.54
new " 0.72
new _ " 1.45
new _ $ -0.81
new _ _ -0.48
new _ and -1.38
new _ for -1.31
new _ in 0.29
new _ on -0.56
new _ to -1.94
new year -0.96
new 0.13
next _ $ 0.55
next _ _ -0.14
next _ -0.82
next 1.02
no # _ 0.67
no # -0.9
no _ $ 0.9
no _ _ 0.74
no _ -0.17
no one 2.2
no -0.37
not $ 1.22
not _ $ 0.53
not _ _ -0.87
not _ -0.07
not a -0.27
not to _ 2.2
not to 1.55
not -1.09
nothing -1.15
now $ 2.43
now _ 0.13
now 0.95
of " _ -0.41
of " 0.6
of # $ 0.21
of # _ -0.43
of # -0.07
of $ 1.52
of _ " 0.96
of _ # 1.83
of _ $ -0.74
of _ _ -0.38
of _ and -0.9
of _ are 0.42
of _ at -1.48
of _ for 0.36
of _ from 1.33
of _ in -0.36
of _ of -1.05
of _ on -1.18
of _ to 0.56
of _ with -1.11
of _ you 0.17
of _ 0.15
of a _ -0.28
of a 0.27
of all time 1.5
of all -0.29
of an _ -0.8
of an 0.19
of being 0.72
of her _ 1.59
of her 2.23
of new _ -0.8
of new -0.9
of people 0.64
of the # 0.95
of the _ -0.09
of the best 1.25
of the most -0.3
of the year 0.48
of their _ 0.52
of their -0.17
of this _ -0.49
of this -0.49
of us _ -0.85
of us -0.25
of your _ 0.95
of your 1.74
of -0.07
off " 2.55
off $ 0.32
off _ $ -0.83
off _ _ -2.58
off _ -0.77
off the _ -0.13
off the -0.05
off -0.42
ok 1.36
on " _ 2.02
on " the 1.05
on " 1.39
on # -0.8
on $ 0.62
on _ # -0.78
on _ $ -0.55
on _ _ -0.87
on _ and -1.04
on _ in -1.36
on _ of -1.37
on _ questions 0.23
on _ to -0.46
on _ -0.11
on a _ 0.42
on a 0.77
on his _ 0.07
on his 0.25
on new -2.09
on one _ 0.77
on one -0.29
on the _ -0.35
on the internet 1.18
on the 0.11
on their _ -0.25
on their 1.7
on this -0.97
on your _ 0.39
on your 0.37
on -0.1
once _ 0.34
once 0.22
one $ -1.58
one _ $ -0.05
one _ _ 1.48
one _ in -0.23
one _ -0.35
one of 1.01
one -0.09
only _ _ 2.63
only _ 0.14
only people 0.85
only 0.61
or " -0.29
or _ $ -1.28
or _ _ -0.48
or _ 0.49
or a _ 0.97
or a 0.96
or not -1.54
or 0.47
other $ 0.37
other _ $ -0.66
other _ _ 0.36
other _ 0.77
other 1.17
others 0.1
our _ $ -0.74
our _ _ 0.58
our _ 0.96
our 1.32
out $ -0.72
out _ $ -1.63
out _ _ 0.42
out _ -0.51
out in 0.07
out of _ -0.74
out of -0.59
out with 0.17
out your _ 0.36
out your 0.36
out 0.55
over # _ -1.52
over # -1.23
over $ 1.02
over _ $ -0.39
over _ _ -0.48
over _ of -1.48
over _ -0.55
over a _ 0.53
over a 0.11
over the _ 0.4
over the 0.4
over -0.18
own _ $ 0.36
own _ 0.54
own -0.81
people _ $ -2.9
people _ _ 0.05
people _ in -0.35
people _ their 1.4
people _ 0.54
people are _ 1.44
people are 1.04
people have 1.51
people in _ -0.53
people in -0.8
people try _ 0.62
people try 1.95
people who _ 1.22
people who are 0.45
people who have 0.21
people who 1.43
people will 0.39
people with 0.72
people 1.59
perfect $ 2.44
perfect _ $ -2.15
perfect _ _ 1.13
perfect _ for 1.2
perfect _ to 1.31
perfect _ 0.64
perfect 2.55
perfectly _ the 0.05
perfectly _ up 0.35
perfectly _ 1.04
perfectly 3.46
photo _ -0.29
photo of 1.84
photo 1.28
photos $ 1.06
photos of 0.1
photos that _ 0.68
photos that will 0.13
photos that 0.38
photos 0.32
picture 0.96
pictures $ -0.96
pictures of _ 1.41
pictures of 2.13
pictures that _ 1.34
pictures that are 0.05
pictures that will 0.09
pictures that 0.7
pretty _ 1.46
pretty 1.88
probably _ 2.22
probably 1.41
questions $ 0.23
questions _ -0.53
questions about 1.61
questions that are 0.4
questions that 0.35
questions 0.59
quiz $ 2.55
quiz will 0.11
quiz you'll ever 0.14
quiz you'll 0.47
quiz 0.82
quotes 1.42
ranked 0.76
real $ -0.18
real _ _ -0.68
real _ 0.33
real for _ 0.24
real for 0.07
real life $ 2.52
real life _ 0.3
real life 1.61
real 0.6
really _ $ 1.17
really _ _ 2.06
really _ 2.47
really know 0.08
really 2.2
reason 0.17
reasons _ _ 0.73
reasons _ is 0.85
reasons _ 0.7
reasons to 0.54
reasons why _ 0.63
reasons why 0.6
reasons you should 0.47
reasons you 0.42
remember " _ 0.2
remember " 0.24
remember _ _ 0.58
remember the _ 0.55
remember the 0.35
remember 0.67
right _ -1.09
right now $ 1.04
right now 1.54
right -0.79
s $ 0.28
s _ $ 0.34
s _ _ -0.73
s _ in -1.84
s _ of -1.43
s _ to -1.41
s _ -0.1
s and _ -0.8
s and -0.77
s -0.62
said it : 0.65
said it 1.61
said to _ -1.53
said to be -1.26
said to -2.3
said 0.7
say " 1.24
say $ -1.18
say _ _ -1.07
say _ -0.27
say about you 0.19
say about your 0.45
say about 0.35
say to 0.74
say -0.36
says $ -1.33
says _ $ 0.61
says _ _ -0.55
says _ -0.86
says it -1.64
says -1.27
secret _ _ -0.79
secret _ -0.14
secret -0.3
secrets _ _ 0.88
secrets _ 0.7
secrets -0.82
see $ -1.31
see _ _ 0.77
see _ -0.23
see today $ 0.48
see today 0.48
see 1.3
seen $ 1.65
seen -0.52
seriously _ -0.72
seriously 0.24
she _ 1.06
she's 3.64
she 2.58
should _ _ 0.76
should _ 0.89
should actually 0.32
should be _ -0.34
should be your 1.14
should be 0.33
should know $ 0.2
should know 0.42
should never 0.71
should you _ 0.82
should you be 0.65
should you 1.11
should 1.54
shouldn't 0.79
show " 1.35
show _ _ -0.05
show _ -1.71
show 0.92
shows _ -0.3
signs _ -2.14
signs of -2.18
signs you're 1.81
signs you 1.42
signs 0.36
since # -0.94
since _ 0.83
since -1.47
so _ $ -0.57
so _ -0.48
so hard 1.55
so much 1.01
so 1.66
some _ _ 0.73
some _ 0.65
some -0.43
someone _ 2.59
someone 3.73
something -0.88
still _ _ -0.08
still _ 0.61
still 0.55
struggles of 2.67
struggles 1.21
t _ -0.11
t 0.38
take $ 0.63
take _ _ 0.25
take _ -0.86
take a 0.52
take 0.61
takes _ _ -0.56
takes _ 0.64
takes 0.15
talk about _ 1.39
talk about 2.22
talk -0.09
tell if 0.57
tell us about 0.59
tell us 0.81
tell you $ 0.14
tell you 1.38
tell 1.4
test $ 0.62
test _ _ -2.57
test _ -0.62
test will _ 0.18
test will 0.16
test 0.19
than # 0.27
than _ $ -0.23
than _ _ 0.98
than _ 0.31
than a _ 0.97
than a 0.97
than you $ 0.18
than you 0.18
than -0.09
that _ # 0.92
that _ _ 0.35
that _ is 0.81
that _ the 0.52
that _ when -1.13
that actually 1.08
that are _ 1.46
that are actually 0.07
that are better 0.28
that are too 0.12
that are way 0.08
that are 1.35
that happened 0.65
that have 1.54
that make 2
that perfectly _ 0.44
that perfectly 0.44
that were 1.84
that will _ 1.28
that will make 0.49
that will 0.74
that won't 0.8
that would 1.34
that you 1.04
that's 1.97
that 1.07
the " _ 1.47
the " 1.68
the # _ -0.42
the # best 0.89
the # most 0.53
the # s -0.33
the # 1.01
the _ " 0.89
the _ # 0.62
the _ $ -0.54
the _ : 0.37
the _ ? 0.07
the _ _ 0.16
the _ and -0.74
the _ are -1.79
the _ at -1.41
the _ between 0.82
the _ for -0.36
the _ from 0.87
the _ in -0.54
the _ of 0.3
the _ on 0.15
the _ out 1.56
the _ s -0.28
the _ show 1.34
the _ that -0.08
the _ thing 0.45
the _ to -0.94
the _ who 0.46
the _ will 2.02
the _ worst 1.8
the _ you 0.95
the _ -0.13
the best $ 0.75
the best _ 0.92
the best thing 0.49
the best 1.05
the first _ -0.52
the first time 1.36
the first 0.79
the internet $ 0.11
the internet _ 1.72
the internet 1.25
the last _ 0.79
the last 0.2
the most _ 1.53
the most 0.9
the new " 1
the new _ 0.54
the new 1.3
the next _ -0.66
the next 0.57
the one 1.93
the only _ -0.16
the only 0.63
the perfect _ 1.44
the perfect 1.39
the real _ 1.57
the real 0.73
the right _ -0.16
the way -0.05
the worst _ 0.24
the worst 1.2
the year $ -1.78
the year 2.09
the 0.66
their _ $ -0.29
their _ _ 1.06
their _ in -0.96
their _ 0.63
their own -0.59
their 0.9
them $ -0.18
them 0.39
themselves 1.86
then _ 0.5
then 1.36
there is 1.08
there's a 2.41
there's 3.28
there 1.76
these " _ 0.08
these " 0.07
these # _ 0.72
these # 0.69
these _ $ 0.1
these _ _ 0.28
these _ 1.8
these are the 0.46
these are 0.46
these people 0.6
these 3.66
they _ $ 1.46
they _ 1.33
they are -0.68
they were 2.19
they're _ 1.86
they're 2.04
they 0.54
thing $ -1.15
thing ever $ 0.52
thing ever 0.5
thing you've 0.06
thing you 0.2
thing 0.68
things $ 2.37
things _ _ 1.57
things _ 0.57
things all _ 0.91
things all 0.85
things every _ 0.94
things every 0.9
things everyone 0.34
things i 0.66
things only _ 0.53
things only 0.43
things people 0.8
things that _ 0.32
things that are 0.08
things that will 0.09
things that 0.64
things to 0.69
things you can 0.26
things you probably 0.05
things you should 0.51
things you'll 0.11
things you 0.33
things 2.02
think _ 1.98
think 0.59
this " _ 1.98
this " 1.71
this # year 1.51
this # 1.7
this _ " 2.02
this _ $ -0.61
this _ _ 1.73
this _ and 0.82
this _ is 0.66
this _ of 1.06
this _ test 0.14
this _ 0.78
this a _ -0.07
this a -0.05
this is how 0.82
this is the 1.35
this is what 0.58
this is -0.4
this new _ 0.71
this new 1.54
this one _ 2.02
this one -0.59
this photo 1.47
this quiz 0.67
this video 0.9
this year $ -0.21
this year 0.22
this 1.69
those _ 0.31
those 0.9
thought 1.26
through _ _ 0.91
through _ 0.41
through the _ 0.8
through the 0.43
through 0.31
time $ -0.39
time _ _ -0.79
time _ -1.26
time and 1
time to _ -0.06
time to -1.23
time -0.73
times " _ 0.57
times " 0.41
times _ _ -0.05
times _ was 0.46
times _ 0.75
times the _ -0.29
times the internet 0.6
times the 0.06
times -0.8
tips for 0.52
tips 1.3
to " _ 0.89
to " 0.39
to # $ -1.52
to # _ -0.9
to # -1.86
to $ -0.56
to _ " 0.22
to _ # -1.86
to _ $ -0.79
to _ : -0.66
to _ _ -0.52
to _ a -0.2
to _ after -0.35
to _ an 0.35
to _ and -0.13
to _ at -1.62
to _ for -0.18
to _ from -0.34
to _ his -2.09
to _ in 0.59
to _ it -0.18
to _ its -0.29
to _ more -1.17
to _ new -1.25
to _ of -1.49
to _ off 0.53
to _ on 1.26
to _ out -0.68
to _ over -2.24
to _ s -2.25
to _ the -0.59
to _ their -1.29
to _ this 0.3
to _ up 0.65
to _ with 0.38
to _ you 2.13
to _ your 0.24
to _ 0.13
to a _ -1.03
to a 0.31
to an -1.55
to ask 1.74
to be _ 0.18
to be a -0.55
to be true 0.54
to be -0.22
to become -0.48
to change 1.82
to end 0.05
to find 0.86
to get _ -0.66
to get you 2.05
to get -0.31
to go 0.31
to have _ 0.26
to have a -1.14
to have -0.94
to his _ 0.24
to his 0.29
to know $ 0.95
to know about 0.25
to know 0.71
to look 0.21
to make a 0.34
to make you 2.06
to make your -0.38
to people 0.84
to say 0.77
to see -0.14
to take _ 0.11
to take 0.42
to talk about 0.58
to talk -0.39
to the _ -0.18
to the 0.99
to their _ 0.59
to their 0.15
to try -0.55
to watch -1.23
to you 0.58
to your _ 0.52
to your 0.56
to 0.21
today $ 0.62
today 0.44
together $ 0.48
told by 1.53
told 0.16
too _ $ 0.28
too _ for 1.01
too _ to 1.37
too _ 1.11
too much 0.26
too real $ 0.36
too real for 0.07
too real 0.54
too 0.29
totally _ $ 1.29
totally _ _ 1.08
totally _ 1.76
totally 2.09
trick -0.53
tricks 1.08
true $ 1.18
true _ _ 0.27
true _ 0.41
true 0.93
truth -0.52
try $ 1.27
try _ _ 0.68
try _ 0.97
try in 2.34
try to _ -0.73
try to 0.18
try 1.81
trying to _ 0.89
trying to 0.42
trying 0.59
turn -1.42
tweets _ 0.86
tweets about _ 0.06
tweets about 0.51
tweets that _ 0.69
tweets that are 0.28
tweets that 0.37
tweets 3.2
two _ $ -1.84
two _ _ -0.53
two _ in -0.09
two _ 0.59
two 0.43
understand $ 0.83
understand 1.02
unexpected -1.34
until 0.2
up $ -0.86
up _ $ -1.86
up _ _ -0.08
up _ -0.6
up a -1.54
up being 0.71
up for _ 0.75
up for -0.18
up in _ -0.66
up in 0.28
up the -0.35
up with 0.58
up your _ 1.26
up your 1.31
up -0.07
us # _ -1.2
us # -1.24
us $ -0.65
us _ $ -2.73
us _ _ -2.16
us _ in -0.54
us _ of -2.37
us _ to -1.01
us _ -1.39
us about yourself 0.58
us about 0.85
us 0.79
used to 0.74
used -0.29
very _ _ 0.95
very 1.37
video $ -0.37
video _ _ -0.59
video _ -0.13
video of 0.15
video 0.3
videos 0.12
want _ -2.15
want to _ 1.45
want to 0.89
want you to 0.84
want you 0.84
want -0.5
wanted to 0.8
wanted -1.52
wants _ 0.21
wants to _ 0.59
wants to -0.3
wants 0.66
was _ $ -1.65
was _ _ 0.71
was _ 0.37
was a _ 0.15
was a -0.54
was actually 1.47
was the _ 1.32
was the best 0.58
was the most 0.25
was the 1.75
was 0.53
watch _ _ 0.32
watch _ -1.46
watch the 0.75
watch this _ 1.28
watch this 1.3
watch 1.86
way $ 0.76
way _ 1.23
way to _ 0.1
way to 0.06
way too _ 1.41
way too real 0.14
way too 1.07
way way too 0.31
way way 0.3
way you 0.52
way -0.25
ways to _ 0.37
ways to make -1.07
ways to 0.99
ways 0.7
we _ _ 1.11
we _ 1.69
we all 1.72
we asked 0.75
we can 0.92
we guess your 0.42
we guess 0.31
we know how 0.34
we know if 1.24
we know what 0.1
we know your 0.38
we know 0.37
we need to 0.51
we need 1.5
we're 3.53
we 1.32
weird _ _ 1.24
weird _ 1.43
weird things 0.69
weird 3.55
well $ 0.7
well do you 0.87
well do 0.86
well -0.11
went _ -0.57
went to _ 0.98
went to 1.05
went 2.2
were _ $ 0.81
were _ in 1.36
were _ 0.08
were the 2.39
were 1.01
what " 0.65
what # 0.9
what _ _ 1.16
what _ of 0.7
what _ you 0.16
what _ 0.89
what are 1.92
what do you 1.88
what do -0.72
what does your 0.28
what does 1.43
what happened $ 0.13
what happened when 0.19
what happened 0.66
what happens when 0.65
what happens 0.86
what is your 0.62
what is 0.41
what it's like 0.67
what it's 0.63
what it -0.58
what kind of -0.77
what kind -0.77
what should 1.15
what the _ -0.58
what the -0.58
what they -1.19
what was 1.47
what would 0.75
what you should 0.09
what you 0.36
what your _ 0.95
what your 0.69
what's the _ 0.61
what's the best 1.43
what's the most 0.22
what's the 0.85
what's your _ 0.99
what's your 1.11
what's 3.39
what 1.02
when _ _ 1.08
when _ -0.08
when a _ 0.82
when a 0.84
when they 0.06
when you _ 0.54
when you're _ 0.81
when you're 2.48
when you 1.78
when your _ 1.38
when your 1.37
when 0.35
where you 1.37
where -0.96
which " _ 0.2
which " 0.16
which # _ 0.63
which # 0.48
which _ _ 0.17
which _ from 0.11
which _ of 0.15
which _ should 0.13
which _ 1.25
which of 0.64
which 2.09
while _ $ -0.23
while _ 0.32
while 0.61
who _ _ -0.58
who _ a -0.24
who _ in 0.59
who _ the -0.71
who _ up 0.07
who _ 1.13
who are _ 0.4
who are 0.59
who don't _ 0.35
who don't 0.96
who has -1.18
who have 1.86
who is 1.59
who just 0.97
who said it 0.6
who said 0.82
who's _ 0.99
who's 2.71
who 1.02
whole _ 0.18
whole 1.96
whose _ 0.72
whose 0.9
why _ _ -0.07
why _ 0.73
why you 0.78
why 2.23
will _ $ 1.05
will _ _ -0.6
will _ if 0.14
will _ the 0.17
will _ to -0.65
will _ what 0.2
will _ you 2.84
will _ your 2.62
will _ 0.18
will be _ -0.49
will be -0.72
will change 0.91
will get you 1.16
will get 0.07
will make you 0.41
will make your 1.17
will make 0.88
will never tell 0.14
will never 1.33
will tell you 0.07
will tell 0.07
will understand $ 0.89
will understand 0.89
wish you 0.32
wish 0.9
with " _ 0.61
with " 0.7
with # _ -0.26
with # -0.36
with $ 0.39
with _ $ -0.5
with _ _ 0.44
with _ and -0.76
with _ in -1.24
with _ of -1.38
with _ on -0.66
with _ -0.2
with a _ 0.28
with a 0.08
with an _ -1.17
with an 0.82
with her 0.27
with his _ 0.52
with his 0.1
with the _ 0.36
with the -0.05
with their _ 1.37
with their 1.98
with this _ 1.07
with this 0.93
with your _ 1.02
with your 0.94
with -0.28
without _ -0.97
without 1.14
won't _ 0.4
won't believe 0.72
won't 1.3
words $ 0.29
words that 1.13
words 0.19
worst $ 1.17
worst _ _ -0.09
worst _ -0.57
worst 1.44
would _ _ -0.22
would _ 0.53
would be 0.08
would look like 0.57
would look 0.57
would you _ 1.09
would you 2.03
would 1.16
wrong 1.82
year $ -1.1
year _ $ -1.06
year _ _ -0.07
year _ -0.06
year 0.24
years $ 0.27
years _ $ 1.28
years _ 0.29
years in _ -0.05
years in 0.26
years of _ 0.6
years of 0.6
years -0.35
yes -1.49
yet -0.68
you " -1.85
you $ 1.53
you _ " 0.12
you _ $ -0.19
you _ _ 2.76
you _ a 1.25
you _ at 1.83
you _ every 0.17
you _ for 1.93
you _ in 0.71
you _ on 0.56
you _ or 0.56
you _ out 0.25
you _ the 2
you _ these 0.25
you _ this 0.39
you _ to 1.1
you _ up 2.03
you _ with -1.07
you _ your 1.6
you _ 0.76
you a _ 1.58
you a 1.88
you actually $ 0.48
you actually _ 0.79
you actually know 0.11
you actually 0.43
you and your 1.37
you and 1.37
you are $ -1.04
you are _ 1.34
you be 1.62
you can _ -0.73
you can actually 0.46
you can do 1.28
you can make 1.74
you can't _ 1.21
you can't 1.16
you can 0.27
you could 1.15
you didn't know 0.5
you didn't 0.47
you don't 1.03
you feel _ 0.31
you feel 1.07
you get _ 0.45
you get 1.38
you go 1.65
you guess the 0.12
you guess 0.07
you have _ 0.94
you have a 0.53
you have 2.07
you in 1.27
you know _ 0.59
you know the 0.75
you know 0.52
you like 1.87
you make it 0.81
you make 1.73
you might 1.73
you more _ 0.46
you more like 0.62
you more 0.76
you need in 0.18
you need to 0.34
you need 1.24
you never _ 0.5
you never 1.26
you on 2.1
you probably 0.42
you really 0.42
you remember " 0.29
you remember _ 0.64
you remember the 0.37
you remember 0.75
you say 1.4
you see 0.9
you seen $ 0.1
you seen 0.1
you should _ 0.63
you should be 1.21
you should know 0.13
you should never 0.59
you should 0.64
you tell 0.73
you the 3.04
you think -0.3
you to _ 1.27
you to know 0.75
you to 1.86
you want to -0.76
you want -0.2
you were _ 1.5
you were 1.34
you will 1.31
you wish 0.45
you won't believe 0.72
you won't 0.85
you'd 1.31
you'll _ 0.34
you'll ever take 0.14
you'll ever 0.84
you'll want to 0.74
you'll want 0.95
you'll 3.12
you're _ $ 0.59
you're _ _ 1.13
you're _ 0.86
you're a _ 0.72
you're a 0.7
you're doing 1.83
you're the 0.93
you're 2.71
you've _ 1.5
you've been 1.23
you've ever _ 0.57
you've ever 0.68
you've 1.42
you 1.01
your _ " 0.1
your _ $ 0.13
your _ _ 0.94
your _ and 0.13
your _ for 1.9
your _ in 0.11
your _ is 0.97
your _ life 0.67
your _ of 1.08
your _ to 2.24
your _ with 1.63
your _ 0.42
your best _ 0.37
your best 0.41
your favorite " 0.16
your favorite _ 1.2
your favorite 1.13
your favourite _ 0.61
your favourite 0.64
your life $ 0.86
your life 1.62
your mind $ 0.71
your mind 1.02
your new _ 1.73
your new 1.71
your 1.16
yourself $ 1.38
yourself _ : 0.58
yourself _ 1.16
yourself 1.88`;
