export const students = `
## ask; Placements; desk
= First day of placement in {field}: what should I bring?
= {Field} placement starts on Monday
$ field = acute medicine | paediatrics | mental health | hand therapy | aged care | a school
I have read the {handbook|website} twice, ironed two shirts and packed {four|three} pens. What do supervisors **really** want on the first day in {field}?
+ Questions. And lunch that does not need a microwave, the queue is an hour.
++ Cold pasta it is.
+ Names. Learn the names of the ward clerk and the cleaner first, they run the place.
+ As a supervisor: I want you to tell me when you do not know. That is all of it.
++ That is such a relief, thank you {name}.
## ask; Placements, Wellbeing; walk
= Failing mid-placement: has anyone come back from it?
= I got a ‘not yet’ at mid-way
Clinical reasoning: not yet. I sat in the {stairwell|library} for an hour. My supervisor is fair, which makes it worse. There are {four|five} weeks left.
Has anyone turned this around?
+ Yes. I asked for one thing to work on each day, in writing, at eight in the morning. I passed, and I still do it.
++ Could you give an example of one thing?
+++ ‘Say out loud why before you do what.’ It changed everything.
+ I failed one completely and am now a senior. It was a bad fit, not a bad person. Please talk with your university early.
+ As an educator: ‘not yet’ means that we think you can. Otherwise we would have written something else.
## share; Placements, Documentation; desk; Placement survival guide.pdf
= What we wish we had known: placement survival guide
= Written by fourth-years, tested by tears
{Fourteen|Eleven} of us wrote down what nobody told us. Some favourites:
- You may sit down
- ‘I will find out’ is a complete sentence
- Write down the **first** thing that you notice, it is often right
- Nobody expects you to be a therapist. They expect you to be curious
+ Supervisors should read it as well. I just did and changed my orientation day.
++ That is the best thing that anyone has said about it!
+ You may sit down. I stood for six weeks.
## collab; CPD; group
= Study group for {subject}
= {Subject}: anyone else lost?
$ subject = anatomy of the forearm | research methods | neuroscience | occupation theory | biomechanics
Exam in {four|three} weeks. I propose {Tuesday|Sunday} evenings online, two hours, one of us teaches a topic to the others with bad drawings only.
+ My drawings are spectacularly bad. In.
++ You are in charge of the brachial plexus.
+++ Oh no.
+ Can other universities join?
++ Of course, the nerves are in the same places.
## discuss; Placements, Funding; desk
= Unpaid placements and paid rent
= Five days of placement, {nights} nights of work
$ nights = four | three
I am on placement full time and stack shelves {nights} nights. I am learning at about sixty per cent. I know that there is a payment now for some, and I am not one of the some.
How are you all doing it? And what could the association ask for?
+ I asked for a four-day placement over more weeks, and got it. Nobody had told me that it was possible.
++ It is in the policy? I will ask tomorrow.
+ As a supervisor I had no idea until a student fell asleep standing up. Please tell us. We can often move things.
+ We wrote to the student representative, and it is on the agenda for the next meeting.
## ask; Placements, Rural; car
= Rural placement: worth the move?
= Eight weeks in {place}: tell me everything
$ place = Mount Isa | Broken Hill | Kununurra | Mildura | Queenstown | Port Lincoln
I have been offered {place} or a hospital {twenty|fifteen} minutes from home. My heart says {place}. My bank account says toast.
If you went: was it worth it, and where did the money come from?
+ Went to a place like it. Did more in two weeks than in a year. There is a rural scholarship that covers travel, ask your placement office.
++ Applied this afternoon!
+ Homesick for three weeks, then cried when I had to leave.
+ Worth it only with good supervision, ask who it is before you say yes.
## ask; New graduates, Jobs; desk
= Hospital or community for a first job?
= What did you wish you had asked in your interview?
Two offers: a rotational hospital post and a {community practice|disability provider} that pays {eleven|nine} thousand more. Everyone has an opinion, mostly about the other one.
What would you ask them both?
+ Who will I sit next to, how often is supervision, how many clients in month three? Then be quiet and watch their faces.
++ Watch their faces. Got it.
+ The extra thousands are usually billable hours. Ask for the number.
+ Either is fine! It is a first job, not a marriage.
## share; CPD, Wellbeing; kitchen
= How I learnt splinting at my kitchen table
= Practising transfers on my flatmates
Our skills lab closes at five. So we practised at home: {wedges from cushions, a slide sheet from a shower curtain|goniometer from two rulers}. My {flatmate|nonna} can now be assisted from any chair in the house and rates us out of ten.
+ Your flatmate’s ratings should be on the transcript.
+ As an educator I love this and beg you to mind your backs.
++ Backs minded, knees bent, promise.
## discuss; Evidence; desk
= Do you use AI for assignments, and do you say so?
= Reflection written by a robot
Our {unit|subject} allows AI ‘with acknowledgement’. Half of the class uses it and {a few|nobody} acknowledges it. I tried it for a reflection. It reflected on feelings that I have not had.
Where do you draw the line?
+ I use it to ask me questions, not to answer them. ‘What have I not thought about?’ is a good prompt.
++ That is clever, and honest.
+ Tutor here: we notice. The real ones have a dog in them.
## urgent; Placements; group
= Placement cancelled, starts in {days} days
= Does anyone have a place for {weeks} weeks?
$ days = ten | twelve | nine
$ weeks = six | seven | eight
The service had to close the place, and it is my last one before graduation. I can move, I can drive, I have all checks done. Any field. Mornings with babies, nights with bats.
+ We could make room in aged care, regional. Ask your coordinator to ring me.
++ She is ringing now. I do not know how to thank you.
+++ Bring good shoes.
+ Not able to, but I have put it in our managers’ group.
## ask; Autism, Placements; clinic
= Disclosing on placement: did you?
= Neurodivergent on placement
I am {autistic|dyslexic with ADHD} and deciding whether to tell my next supervisor. Last time I did not and spent all my energy on {looking fine|the open-plan office}.
What happened when you told?
+ I said what helps and not what I am: written instructions, five minutes after meetings. It went very well.
++ What helps, and not what I am. Thank you.
+ I am a supervisor and I am autistic. Tell me, please, and I will tell you which light switch buzzes.
+ It went badly for me once, so have someone at the university on your side first.
`;
