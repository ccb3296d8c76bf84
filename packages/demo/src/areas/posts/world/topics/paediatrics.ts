export const paediatrics = `
## ask; Sensory, School; playground
= {Age} who bolts when the room gets loud
= Noise, running and a very tired teacher
$ age = Prep boy | Five-year-old | Grade one girl | Kinder child
{Age}, bright, funny, autistic. When the room gets {loud|busy}: under the table, out of the door, once as far as the {oval|car park}. We have ear defenders, a tent and a visual. All good, none of it in time.
How do you help adults to see it coming?
+ Film two minutes before, not the running. With consent, then watch it with the teacher. There is nearly always a tell: humming, rocking, a hand on the ear.
++ We did this today. It is the chair. The chair starts to tip about a minute before.
+++ So now you have a minute. That is a lot.
+ I would give the child a job that leaves the room before it gets loud. Taking the folder to the office at 10.50 every day fixed half of it for us.
+ Is it the noise or not knowing when it ends? A sand timer helped one of mine more than the ear defenders.
++ Good question, I do not know. Will try to separate the two.
+ Lovely that you describe what the child tells us by running. I wish every report read like this.
## share; Autism, Documentation; desk; Strengths-based report wording.docx
= Swapping deficit words in our reports
= A word list for kinder reports
We went through {twenty|thirty} of our own reports with a highlighter. It was uncomfortable. So here is our list of swaps, written with {four autistic adults|two families and an autistic colleague}:
- ‘refused’ → what was offered, and what the child chose
- ‘poor eye contact’ → leave it out, or say how the child shows interest
- ‘non-compliant’ → what made it hard at that moment
- ‘splinter skills’ → skills
Not about being nice. About being **accurate**.
+ ‘Splinter skills → skills’ made me laugh and then wince.
+ Our funder expects some of the old words. How do you handle that?
++ We describe the support needed in plain detail. It scores better, not worse, because it is specific.
+++ Trying it in the next one. Thank you.
+ Please tell your autistic colleagues thank you from our team.
+ I agree with the direction. One caution: parents sometimes need the hard sentence to be believed. I ask them first.
++ Yes, and I should add that to the list: ask first.
## ask; Feeding; kitchen
= Twelve foods and shrinking
= Selective eating: where do you start?
$ food = crackers | white bread | one brand of yoghurt | chips from one shop
A {four|six}-year-old with twelve foods, and last week {food} dropped off the list. Growth is fine for now. Meals have become a {battle|very sad half-hour}. I work with a dietitian; speech pathology has a {five|seven}-month wait.
What is your first month with a family like this?
+ Month one: nobody asks the child to taste anything. Family meals, one safe food on the table always, and the parents get to eat warm food.
++ They might hug you for that last part.
+++ They usually cry. Then they eat.
+ Rule out the gut and the teeth first. I had one that was a molar.
+ Playing with food away from the table: washing, pouring, feeding the chooks. I never call it therapy.
+ I would be careful with any program that uses rewards for bites. We see those families two years later.
++ Agreed, and the parents have already been through one.
## ask; Early intervention, Telehealth; desk
= Coaching parents on a screen: what do you actually do?
= Parent coaching by video with a busy toddler
I have moved {half|a third} of my under-threes to video, because families live {ninety minutes away|on properties}. The parents like it. I feel that I mostly watch a ceiling.
How do you set it up so that I can see, and so that the parent leads?
+ Phone on a bookshelf at knee height, earbuds in the parent, you on mute for five minutes. Then ask what they noticed.
++ Knee height! That explains the ceiling.
+ I ask them to choose one moment of the day and ring me in it. Bath time at six is worth three sessions at ten.
+ Send a short video back with one thing they did well. Grandparents watch it too.
++ I will pinch that, thank you {name}.
## discuss; Sensory, Evidence; playground
= Sensory diets: do we still call it that?
= What do you say instead of ‘sensory diet’?
I have stopped using the phrase. Parents hear food, teachers hear a menu of gadgets, and the evidence for {weighted vests|a fixed schedule} is thin. What I do is closer to: know the child, change the room, teach the adults, check whether it helped.
What words do you use? And what do you do when the school insists on a list?
+ ‘Ways that help Sam to feel settled.’ Every family understands it.
+ I give the list, because they will use it, with one line at the top: stop if it does not help within two weeks.
++ The two-week line is sensible and kind.
+ Some children love their weighted lap pad. I would not want to lose that because a review says so.
++ Nor would I. I only want us to notice when it does not help.
+++ Then we agree completely.
## ask; Sleep, Paediatrics; clinic
= Up at {time}, every night
= Sleep: what is our part?
$ time = two | three | half past four
A {five|seven}-year-old with ADHD, awake at {time} and ready for the day. The parents take turns on the floor. Paediatrician appointment in {two|three} months.
I know light, routine, temperature, pressure. Which of these has made a real difference for your families, and what do you do about the parents’ own sleep?
+ Morning light and the same wake time seven days a week. Dull, and it works in about three weeks.
+ I ask the parents to sleep apart for two nights so that each gets one whole night. They make better decisions after that.
++ Nobody had ever said it to them. They did it this weekend.
+ Check for snoring and restless legs. Iron was low in two of mine last year.
++ Good call, adding it to my letter for the paediatrician.
## share; Group programs, Paediatrics; playground; Obstacle course plan.pdf
= Eight weeks of playground group
= We moved our motor group outside
Clinic was full, so our motor group moved to the {council playground|park behind the library}. Eight weeks, six children, one grumpy magpie. Better than the gym in every way: real slides, real queues, other children to copy, and parents who talk to each other.
Plan attached, with what to do when it rains.
+ The magpie should be in the risk assessment.
++ It is. Ice cream container hats, craft activity in week one.
+ How did you handle families who did not want to be seen with a therapist?
++ No shirts, no clipboards. We look like very organised aunties.
+ Did you need council permission?
++ An e-mail and a certificate of currency. Took two weeks.
## ask; Assessment, Paediatrics; clinic
= Which motor assessment for a {age}?
= BOT-2, MABC-2 or watching him climb?
$ age = five-year-old who will not sit | seven-year-old with low confidence | nine-year-old who hates being tested
I have a {age} and an hour. School wants a score, mum wants to know why {buttons|bikes|scissors} are so hard.
Do you test first or play first? And do you ever split it?
+ Play first, always. Then I do the subtests I still need. Half the score sheet fills itself on the climbing frame.
+ MABC-2 is shorter and they get to throw things, which helps with anyone who hates tests.
++ Throwing things it is.
+ Ask the child for the thing they most want to do and assess that in detail. The score is for the school, the rest is for him.
## ask; Paediatrics, Funding; desk
= Goals that a five-year-old would recognise
= Writing early childhood goals that mean something
Plan review in {three|four} weeks, and I am asked for ‘measurable goals’. I do not want to write ‘will use a tripod grasp in 8/10 trials’ ever again.
Show me a goal that you are proud of?
+ ‘Ruby goes down the big slide with her cousins at the family picnic.’ Measurable: either she did or she did not. She did!
++ I have something in my eye.
+ ‘Dad and Eli cook pancakes on Sundays and Eli cracks the eggs.’ We counted shells.
+ I write the family’s sentence first and the measurable part second, smaller. Reviewers have been fine with it.
## discuss; Autism, Paediatrics; group
= Social skills groups: what are we teaching?
= Are we teaching masking?
I have run a social skills group for {four|six} years, and this term an autistic teenager asked me, politely, why **her** friends should not learn to understand her instead.
I did not have a good answer. We have paused the group. What are you doing in its place?
+ An interest group. Trains, drawing, cards. The skills turn up by themselves when they care about the thing.
++ And the parents? Did they mind that it is ‘only’ trains?
+++ For two weeks. Then their child was invited to a birthday.
+ We run a class for the whole year level about different ways to be friends. Nobody is singled out.
+ I would not throw all of it out. Some of mine ask for help with workplace talk, and they should get it. The difference is that they asked.
++ Yes: they asked. That is the line.
## ask; Paediatrics, Equipment; bathroom
= Toilet training at {age}: equipment and patience
= Continence and a frightened child
$ age = five | six | eight
{Age} years old, autistic, will only go in a nappy behind the {couch|curtain}. Medically cleared. The bathroom is {cold, white and echoing|tiny, and the fan roars}.
What have you changed in the room or in the routine that helped?
+ Fan off, warm seat reducer, feet flat on a box, lamp instead of the ceiling light. The room did most of it.
+ Move the curtain first. Nappy behind the curtain, then in the hall, then in the bathroom standing. Took nine weeks and nobody cried.
++ Nine weeks without tears beats six months with. Thank you.
+ Please check constipation again even if cleared. It comes back.
## contrib; Research, Paediatrics; desk
= Parents wanted: play after preterm birth
= Study: what do families do with our home programs?
Our research group wants to know what happens to home programs after they leave the clinic. We look for **parents of children under {six|eight}** for a {thirty|forty}-minute interview by phone, evenings possible, gift card as a thank-you.
Ethics approval is in place. Could you give our flyer to two families?
+ Given to three. One said: ‘finally somebody asks’.
++ That sentence may become the title.
+ Are interpreters available? Half of my families would need one.
++ Yes, in any language, booked by us.
+ I am slightly scared of the results and will pass it on anyway.
## urgent; Paediatrics, Jobs; clinic
= Paediatric locum needed in {place}
= {Place}: cover for six months, lovely team
$ place = Geelong | Toowoomba | Orange | Mandurah | Burnie
Our {senior therapist|early childhood therapist} has gone on leave early (baby and mother are well!) and {forty|thirty-five} families are waiting. Six months, four days, housing help possible, supervision by someone who likes it.
Please pass on.
+ Passed on to a colleague who is coming back from overseas next week.
++ She has rung. Interview tomorrow!
+ Would you look at two part-timers sharing it?
++ Gladly. Message me.
## share; Handwriting, School; classroom; Pencil grip facts.pptx
= A slide show for parents about pencil grip
= No, the grip is not the problem
I have given the same talk to parents so often that I made it into {ten|twelve} slides. In short: **if it is fast enough, does not hurt and can be read, leave the grip alone**. What helps is sitting well, short practice, and something worth writing.
Slides attached, no logo, please use.
+ Thank you for slide six. I have been saying it for years with much worse pictures.
+ Teachers here still buy the rubber grips by the hundred.
++ ~ Ours become projectiles.
+ What do you tell parents of left-handers?
++ Slide nine: tilt the paper, not the child.
## ask; Paediatrics, Upper limb; clinic
= Constraint therapy at home with a {age}
= CIMT: glove, mitt or none?
$ age = fifteen-month-old | two-year-old | three-year-old
A {age} with hemiplegia and a wonderful, exhausted family of {five|six}. The evidence for dose is clear, the day has only so many hours.
What do you use as the constraint, and how do you get to a real dose without a war?
+ A soft puppet mitt and two 30-minute blocks, breakfast and bath. Sandwiched into things that happen anyway.
+ Start with games that simply need the other hand, no mitt. Sticky tape, bubbles, a torch. After a week the mitt is no big thing.
++ Bubbles need two hands, so obvious now that you say it.
+ Then bimanual straight after, otherwise you train a helper hand that nobody invites to help.
## discuss; Paediatrics, Wellbeing; car
= Home visits with siblings, dogs and a television
= The best session I never planned
I arrived with a bag full of toys and a plan. The {power was out|baby was asleep on mum}, the {dog|big sister} joined in, and we made {damper|a cubby from washing} in the yard. More back-and-forth in that hour than in a month of sessions.
I have stopped bringing the bag. Who else works without one?
+ Bagless since 2019. You leave, the toys leave, the skill leaves.
++ Quoting you to my team.
+ I bring one thing: a roll of masking tape.
+ Some parents feel cheated without the bag. I explain why at the start, otherwise I look unprepared.
++ Good point, one grandmother did ask where my things were.
## ask; Autism, Sensory; bathroom
= Hair, teeth, nails: the trouble with bodies
= Haircut at {place}: how did you get there?
$ place = home, in front of a mirror | the barber | grandma’s kitchen
{Six|Eight}-year-old, haircut is a two-person hold at the moment, and everyone hates it, him most. I would like to never do that again.
What were your steps?
+ Clippers off, on the table, for a week. Then on, on the table. Then he cut dad’s hair. Dad is bald now, it was worth it.
++ Dad has volunteered. What a family.
+ Long hair is a valid choice. We stopped, and a year later he asked.
+ Firm pressure first, warm towel, a count that always ends at the same number.
## discuss; Paediatrics, Documentation; desk
= Do children see their own reports?
= A report for the child
I have started to write {one|half a} page to the child: what I noticed that you are good at, what is tricky, what we will ask the grown-ups to change. With a drawing of {the cat|a digger}.
A girl brought hers back, folded very small, after {eight|five} months. She keeps it in her pencil case.
+ Folded very small in a pencil case. That is the outcome measure.
+ At which age do you start?
++ Four, with more drawing than words.
+ One caution: ask the parents what the child knows about the diagnosis before you write it down.
++ Absolutely, that is the first phone call.
## share; Early intervention, Group programs; group
= Coffee for parents while we play
= The waiting room became the program
While the children were in group, {five|six} parents sat in the waiting room, each with a phone. We put a {teapot|cake} on the table and turned the chairs round. That was all.
They now have a chat group, a babysitting swap and {opinions on our parking|a petition for a fenced playground}.
+ Turned the chairs round! Such a small thing.
+ How did you handle oversharing?
++ They handle it themselves, better than we would.
## ask; Upper limb, Equipment; kitchen
= One-handed {age}: tying, cutting, opening
= Growing up with one hand: what do you teach when?
$ age = seven-year-old | eight-year-old | ten-year-old
Born without a left hand, tried two prostheses, prefers none. Now wants {to cut his own steak|plaits|to open the chips at recess} without help.
What are your favourite tricks, and who taught them to you?
+ Older children with one hand taught me everything. Find one for a morning and stay out of the way.
++ A mother in the next town has answered already!
+ Teeth, knees, armpit and a sticky mat. Dentists object, children do not.
+ Ask what the mates do when it does not work. That matters more than the plait.
`;
