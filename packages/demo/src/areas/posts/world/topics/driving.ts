export const driving = `
## ask; Driving, Cognition; car
= Passes off-road, worries me on-road
= Good scores, late braking
{Seventy-eight|Eighty-one}, Trail Making fine, visual fields fine, drives every day. On the road: late at {roundabouts|give-way signs}, twice, with the instructor’s foot ready. He explains each one very well.
Second lesson, restricted licence, or stop?
+ Explaining well is not noticing. I look at whether he sees it without being asked. If not after two lessons, I stop.
++ That is the distinction I was after.
+ Local area only would not help here, he would still meet the roundabout.
+ Take the same route again in reverse. Familiar streets hide a lot.
## discuss; Driving, Documentation; desk
= Saying no: the hour after the drive
= How do you tell somebody that they should not drive?
I did it badly on {Tuesday|Wednesday}: in the car, with the engine ticking, and his {wife|daughter} in the back seat. I would like to do better.
Where do you do it, what comes first, what do you hand over?
+ Never in the car. At a table with a drink, result in the first sentence, then silence. They hear nothing until the result anyway.
++ Result first. I had put it last, to be kind.
+++ We all have. It is kinder the other way.
+ I give a page with three ways to the next thing in their diary. Not all transport in the shire, just the next thing.
+ I ring two days later. That is when the questions come.
## ask; Driving, Assistive technology; car
= First hand controls for a {who}
= Push–rock or radial?
$ who = farmer with paraplegia | taxi driver | young mother with two prams | surfer
Planning controls for a {who}. Lots of {dirt roads|reversing|long distances}. I know the catalogues, I would like your experience after a year.
+ Push–rock if the shoulders are good, he will do long days and rest the hand. Check knee clearance twice.
+ Test drive on the real road. The smooth car park tells you nothing.
++ Booked forty kilometres of corrugations.
+ Ask who will service it. Nearest installer four hours away changed our choice.
## ask; Driving, Autism; car
= Learner with ADHD: lessons per week?
= Helping an autistic learner to cope with ‘it depends’
Learner, {seventeen|nineteen}, knows every rule and freezes when other drivers do not. ‘It depends’ is {his least favourite sentence|the hardest rule}.
How do you and your instructors teach judgement?
+ Commentary driving, first from the passenger seat. Weeks of it. It turns ‘it depends’ into a list.
++ A list! He loves lists.
+ Short lessons, same time, same car, same instructor. Changing one thing at a time is the whole program.
+ We use videos and pause before the thing happens. It is a good game for the dinner table too.
## share; Driving, Assessment; desk; Route planning sheet.xlsx
= Building a standard route from scratch
= How we validated our new test route
New suburb, new roadworks, so we built a route: {forty-five|fifty} minutes, rising demand, each manoeuvre at least twice. Two assessors scored {twelve|fifteen} drivers separately.
We agreed on the result in all but one, and that one taught us the most. Planning sheet attached, **without** the streets.
+ What was the one?
++ A very smooth driver who never once checked a mirror. One of us saw the smoothness and one the neck.
+++ That is a whole workshop.
+ Thank you for leaving the streets out.
+ How often do you revisit it?
++ Every six months and after any new traffic light.
## ask; Driving, Funding; desk
= Who pays for lessons after the assessment?
= Funding for driver rehabilitation in {state}
$ state = Victoria | New South Wales | Queensland | South Australia | Tasmania
Client under {compulsory third party|workers compensation|the NDIS} in {state}. Assessment was approved, the {six|eight} lessons were not. ‘Driving is an everyday expense.’
What wording has worked?
+ Separate learning to drive, which everyone pays, from relearning with new controls, which nobody else has to do. Show the cost of the first and ask for the difference.
++ Clear and fair. Rewriting it tonight.
+ I attach the log from the first two lessons to show progress. Reviewers fund what is working.
## discuss; Driving, Cultural safety; car
= No licence, no groceries
= Licences in remote communities
In {one|two} of the communities I visit, one person in {twenty|fifteen} has a licence, and everything depends on that person’s {knees|eyes}. My standard advice, stop driving, is stop eating.
How do you weigh it?
+ I start with: who else could learn? Two young women got theirs with a local program. It took the weight off the old man.
++ Do you have the name of the program? Ours has closed.
+++ I will send it to you, they run it with the council now.
+ Restricted to daylight and the one road, with the clinic’s support. The authority listened when we wrote together.
## ask; Driving, Pain; clinic
= Driving after {operation}: how do you clear it?
= Brake reaction after {operation}
$ operation = a right hip replacement | a shoulder reconstruction | wrist fusion | a below-knee amputation on the right
The surgeon says ‘when you feel safe’. The insurer says ‘when the surgeon says so’. The patient says ‘so, today?’
Do you test brake reaction for {operation}, and with what?
+ We have a rig with a light and a pedal. Anything under the norm, off the painkillers, both feet tested.
+ Emergency stop in the car park, five times, no passengers. Simple, and the patient can feel it too.
++ Feeling it might be the most convincing part.
+ For the amputation: left-foot accelerator, lessons, and a note on the licence.
## collab; Driving, CPD; group
= Case night for driver assessors
= Second {Monday|Tuesday} case night: looking for cases
We are {nine|eleven} assessors from four states. One case each time, no names, no suburbs, everybody decides on paper **before** the discussion. The spread is humbling.
New people welcome, also those in training.
+ Deciding on paper first is such a good idea. May I join from training?
++ Please do. You will see that we are not unanimous at all.
+ I have a case with fluctuating vision that still keeps me up.
++ Bring it!
## ask; Driving, Assessment; clinic
= Which off-road battery are you using now?
= Updating our off-road battery
Ours has grown to {two hours|ninety-five minutes} and by the end I am testing stamina. I would like to cut it to an hour.
What is in yours, and what did you drop without missing it?
+ Kept: fields, acuity, contrast, a road-law test, trails, a maze. Dropped: two memory tests that never changed my mind.
++ ‘Never changed my mind’ is a good rule for dropping.
+ Useful field of view on a tablet. And looking at them walking in from the car park.
+ Please keep contrast sensitivity, it is the one that finds dusk problems.
`;
