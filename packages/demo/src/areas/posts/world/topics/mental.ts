export const mental = `
## share; Mental health, Sensory; clinic; Sensory kit list.pdf
= Sensory room on an acute ward: our first year
= What we learnt from a year of sensory modulation on the ward
A year ago our {low-stimulus|visitor} room became a sensory room. What we know now:
- It gets used most **between 8 pm and midnight**, when we are not there. So nursing staff lead it
- A rocking chair and a weighted blanket do most of the work
- Three questions before and after, on one card, gave us enough data to keep it
Restraint and seclusion are down; I would not claim that the room did that alone.
+ Thank you for the last sentence. So many posters claim the lot.
+ How did you get the night staff on board?
++ They chose half of the things. And cake, repeatedly.
+++ Never underestimate repeated cake.
+ What about infection control and the blankets?
++ Wipeable covers and a log on the door. List attached.
+ Does anyone use it for staff debriefs as well? We do, and it is needed.
## ask; Mental health, Assessment; kitchen
= What do you cook in a first kitchen session?
= Cooking assessment on a ward with {limit}
$ limit = no knives | no stove after four | one microwave | a locked fridge
I would like to see planning, sequencing and frustration, not whether somebody owns a recipe. Our kitchen has {limit}.
What is your dish, and what do you look for?
+ Toasted sandwiches. Everyone has an opinion about them, and opinions are what I am assessing.
++ I laughed, and then I thought: yes.
+ Instant noodles with three extras of their choice, from the shop, with a budget of six dollars. The shop is the assessment.
+ Please ask when they last ate before you read anything into concentration.
++ Written on the top of my form as of today.
+ I never score the first one. We eat it together and I get invited back.
## discuss; Mental health, Leadership; desk
= Keeping our occupational focus in a generic role
= ‘Case manager’ on the badge, occupational therapist underneath
{Seventy|Eighty} per cent of my week is what everybody on the team does: intake, risk, medication reminders. I can do it. I miss my profession.
How do you keep hold of it? What do you refuse, what do you sneak in?
+ I ask about yesterday. Every review: ‘walk me through yesterday, from waking up’. It takes six minutes and it is ours.
++ Yesterday instead of mood out of ten. Stealing it.
+++ You get the mood for free.
+ We wrote one page for the team: ask the OT when… and then four examples. Referrals doubled.
+ Some of the generic work is the relationship, though. I have done good OT while waiting at a pharmacy.
++ That is a kind way to see it.
## ask; Mental health, Group programs; garden
= Getting the gardening group through {season}
= Garden group in {season}: ideas?
$ season = winter | a very hot summer | the construction works | a month without a garden
Our garden group has {eight|nine} regulars who come for the tomatoes and stay for each other. In {season} it always falls apart.
What keeps yours going?
+ Seed swaps and catalogues in winter, with tea. Planning is an occupation too.
++ The catalogues! Two of them used to work in nurseries.
+ Move to the kitchen and pickle things. We sold eleven jars at the hospital fete and they decided what to do with the money.
+ Pots on wheels. You can follow the shade all summer.
## ask; Mental health, NDIS; desk
= Functional capacity for psychosocial disability: how do you show fluctuation?
= Good days, bad days and one report
She managed everything in my {two|three} visits. Her {sister|support worker} tells me about the other weeks. One number on a scale cannot hold both.
How do you show it without making her life sound like a catalogue of failure?
+ I draw it. A year across, high and low, with her words on it. One graph with a paragraph beats four pages.
++ With her pen in her hand?
+++ Always. It is often the first time that anyone has asked.
+ Visit once on a bad day, by agreement. ‘May I come when it is not going well?’ People say yes more often than you expect.
+ Ask what it costs. She can shop; then she sleeps for two days. That sentence got the support.
+ I list what holds the good weeks up. Then reviewers see what would happen without it.
## share; Mental health, Wellbeing; walk
= Walk and talk with young people
= Nobody under twenty wants to sit in my office
I stopped fighting it. First sessions are now a walk to the {river|skate park|bakery}. No eye contact needed, natural silences, and if it gets too much we look at {dogs|pelicans}.
Risk assessment was two pages, signed in a week. Attendance in the first month went from {half|just over half} to nearly all.
+ The bakery is doing a lot of work here and I respect it.
+ What about running into classmates?
++ We agree on a cover story before we leave. I have been an aunt, a coach and, once, a parole officer. Her idea.
+++ Amazing.
+ Does your service count it as an appointment?
++ Yes, same code as the room.
## ask; Mental health, Sleep; clinic
= Day and night turned around
= Building a routine when night is day
$ who = a young man after a first episode | a woman on a new medication | a student who games until dawn
I see {who}: asleep at {five|six}, up at {two|three} in the afternoon. Morning goals are absurd, evening services do not exist.
Do you shift the clock first or build a life at night?
+ Build first. We started with one thing at 3 pm that he liked. After a month he wanted the morning for his own reasons.
++ His own reasons. That is the whole trick, is it not?
+ Light glasses and an anchor wake time, twenty minutes earlier a week. Slow and it holds.
+ Check the medication times with the prescriber. One dose moved to dinner solved it for mine.
## discuss; Mental health, Cultural safety; group
= Recovery plans that make sense to the family
= When recovery is not an individual project
$ community = Vietnamese | Samoan | Lebanese | South Sudanese | Greek
My recovery plan had five goals that began with ‘I’. The client, from a large {community} family, smiled and put it in her bag. Her {aunt|mother} told me gently that nobody in that house cooks alone.
I rewrote it with the family around the table. How do you make room for ‘we’ in forms that only know ‘I’?
+ I changed the heading to ‘what we are working on’ and nobody in the service has noticed in two years.
+ Thank you for this. In my own family it would be rude to have goals at all.
++ That made me smile. What would work for you?
+++ Tell me what Mum is hoping for, and then ask whether I agree.
+ Privacy is the tricky part. I see the person alone once, always, and ask what the family may know.
## ask; Mental health, Return to work; workshop
= Back to work after a long admission: what do you disclose?
= First day back: helping someone to decide what to tell
He starts at the {hardware store|council depot|bakery} again after {five|seven} months. Boss is decent, workmates are curious.
How do you help someone decide what to say, to whom?
+ Three versions: one sentence for everybody, three for the boss, the whole story for whoever has earned it. We rehearse the first until it is boring.
++ Rehearse until boring. Thank you, that is a session plan.
+ A card with adjustments and no diagnosis. ‘I work best with…’ He keeps it in his wallet and may never need it.
+ And plan the second week. Everyone plans the first day.
## urgent; Mental health, Jobs; clinic
= Cover for our {program} from Monday
= Looking for a locum: {program}
$ program = day program | early psychosis team | older persons’ unit | perinatal clinic
Our only occupational therapist in the {program} has broken {an ankle|a wrist} (skiing, of course). {Six|Eight} weeks, three or four days, orientation by people who are kind.
+ I can do two days if someone takes the other two.
++ Yes! And I think I have the other two.
+ Shared in two groups. Wish her a good recovery, and us a photo of the slope.
## ask; Mental health, Documentation; desk
= Risk and meaning on one page
= Positive risk: how do you write it down?
$ wish = she wants to swim in the sea on her own | he wants to keep his tools | he wants to take the train to his brother | she wants to cook on a gas flame
{Wish}. I think it is worth it. The service would like me to write that it is safe, which I cannot.
How do you document a reasonable risk so that it helps on a bad day?
+ Benefits first, in their words. Then what could happen, what we do about it, who agreed, and when we look again. One page, all sign.
++ When we look again: that was what I was missing.
+ I add what happens if we say no. Saying no has risks too and they are rarely written down.
+ Take it to the team before and not after. Shared worry is half the worry.
## share; Mental health, Group programs; group; Group outline.docx
= A six-week group on {topic}
= Free outline: {topic}, six weeks
$ topic = sleep and daily rhythm | money without shame | cooking for one | getting around by train and bus | being bored well
We have run this {four|five} times and improved it each time. Ninety minutes, tea at the start, one small experiment to take home, a peer worker who leads half of it.
Outline attached; leave out whatever does not suit your people.
+ The peer worker leading half is the part I would not leave out.
++ Nor would we. She rewrote week three and it became the best one.
+ How many people?
++ Eight on the list, five in the room, which is a good size.
+ Could it be done in a rehabilitation unit with shorter stays?
++ Take weeks one, two and five, they stand alone.
## discuss; Mental health, Wellbeing; garden
= After a client dies
= [Content note: suicide] How does your team look after each other?
We lost a client in {autumn|spring}. The review was fair. The week after was not: a full clinic on the Monday and an e-mail about parking.
I would like to write something for our service about **what helps colleagues**. What has helped you?
+ Someone took my next three visits without asking me. I have never forgotten it.
+ We light a candle in the tea room and say one thing about the person as they lived. Not compulsory, nearly everyone comes.
++ As they lived. Thank you, {name}.
+ Please write down that it can hit months later. I was fine until a song in a supermarket.
++ ~ Same. For me it was his umbrella, still in my car.
+ Thank you for asking. Be gentle with yourself as well.
## ask; Mental health, Equipment; bathroom
= Hoarding: where do you put your feet first?
= First visits in a very full house
Referral says ‘clean-up before discharge’. The person says ‘over my dead body’. I would like to be {invited back|let in a second time}.
How do you begin?
+ Do not touch anything and compliment something, sincerely. Then agree on one safe path from the bed to the toilet, thirty centimetres wide.
++ Thirty centimetres. We can measure that together.
+++ And celebrate it together.
+ Ask for the story of three objects. I have learnt more history there than at school.
+ Fire service does free home visits here, and they are wonderful with people. Worth a call in your state.
## ask; Mental health, Sensory; clinic
= Weighted blankets: who gets one, who pays?
= Lending library for sensory things
Everyone asks for a weighted blanket. I would like people to try {four|three} things at home for a week before anyone spends money. We have {a cupboard|six hundred dollars} and a label maker.
How have you set up a lending system that comes back?
+ Library cards. Real ones, with a stamp. Ninety per cent come back, some with notes to the next person.
++ Notes to the next person! That is beautiful.
+ Check weight against body size and breathing, and never for anyone who cannot take it off alone.
+ Wash cycle between loans is the hidden cost. Budget for it.
## discuss; Mental health, NDIS; desk
= Recovery and ‘permanent’: how do you hold both?
= A form that asks whether hope is likely
To be funded, it must be permanent. To be well, one has to believe that it is not. I explained this to a {twenty-two|nineteen}-year-old on {Thursday|Monday}, and heard how it sounds.
How do you explain it?
+ ‘The support is permanent, how much you use it is yours.’ It is the best that I have found in five years.
++ Thank you. I will try that sentence on myself first.
+ I say that the form was written by people who have not met you. Then we fill it in together, badly drawn cat included.
## share; Mental health, Group programs; kitchen
= Lunch club: eight dollars, eight people
= What a shared lunch does that a program cannot
Every {Tuesday|Thursday}: plan, shop, cook, eat, wash up. Eight people, eight dollars a head, no agenda. After {six|five} months {two|three} of them have got jobs in kitchens, and one has got a brother back.
We count attendance. We ought to count second helpings.
+ A brother back. How?
++ He came to pick him up, smelled the curry, and stayed.
+++ I am not crying, it is the onions.
+ How do you deal with knives and risk plans?
++ Numbered knives, same as a restaurant. Nobody has ever minded.
## ask; Mental health, Paediatrics; walk
= School refusal: the first step out of the door
= {Weeks} weeks at home, and a very kind school
$ weeks = Nine | Fourteen | Twenty
{Thirteen|Fourteen}, funny, pale, awake at night. The school offers everything: late start, quiet room, a dog. He cannot get to the gate.
Where do you start when school is not the first step?
+ With whatever he still does. Ours started from a card shop two doors from the school.
++ There is a chess café. Oh!
+ Parents first, in my experience. They need to sleep and to stop asking each morning.
+ Check sensory load in the corridor and toilets, honestly. It was the hand dryers.
`;
