export const school = `
## ask; School, Handwriting; classroom
= Laptop for a {age}: when do you call it?
= Handwriting or typing for a {age}?
$ age = ten-year-old | grade three student | year seven student
A {age} who thinks in paragraphs and writes in crumbs. We have had {two|three} terms of practice. Speed is a third of the class, pain by line four.
When do you stop practising and move to a keyboard, and how do you keep the teacher on side?
+ When writing costs them the content. I show the teacher one page by hand and one dictated, side by side, and say nothing.
++ The silent comparison. Doing that on Tuesday.
+++ It has never failed me.
+ Both. Type for ideas, write for lists, labels and birthday cards. It is a pity to lose those.
+ Teach touch typing properly or you swap one slow thing for another. Ten minutes a day for a term.
## share; School, Sensory; classroom; Calm classroom checklist.pdf
= The calm classroom checklist
= Fifteen things to change in a classroom for under fifty dollars
I walked through {eleven|nine} classrooms with teachers and asked what they would change if the child with the plan did **not** exist. This list came out of it: light, noise, visual clutter, where the bags live, chair height.
Most of it helps the teacher first. That is why it lasts.
+ ‘Helps the teacher first, that is why it lasts’ belongs on a mug.
+ Tennis balls under the chairs made the biggest difference at our school. Noise was down by a third on a phone app.
++ Adding it, with your phone app.
+ Our principal is nervous about curtains and fire rules. Any ideas?
++ Felt boards on the wall. Same effect, approved for us.
## discuss; School, Leadership; desk
= Pull-out sessions: are we done with them?
= Five minutes with the teacher or forty with the child?
My {contract|service agreement} still counts sessions with the child in a storeroom. What moves things is the {five minutes at the photocopier|walk across the yard} with the teacher.
Has anyone renegotiated how it is counted?
+ We did. ‘Hours of support for this student’, and the plan says how they are used. It took one honest meeting with the parents.
++ Were the parents worried about losing sessions?
+++ Until they saw the teacher doing it at ten o’clock on a Wednesday without us.
+ Some children need the storeroom. A boy of mine only talks there.
++ Very true. I would like it to be a choice and not the default.
+ Photocopier time is my most evidence-based intervention.
## ask; School, Autism; classroom
= Start of year for a student who hates change
= New teacher, new room, same worried boy
He starts {year three|year five|high school} in {four|five} weeks. The last change cost us {a term|eight weeks}. Teacher not named yet.
What do you prepare when you do not know who or where?
+ What does not change: the gate, the bag hook, the library, the bus. A small book about those, with photos, no promises about the rest.
++ A book about what stays the same. Of course!
+ Ask for one person, not one room. The canteen manager has been our anchor for three years.
+ Visit when it is empty, then when it is noisy, then do half a day. Schools say yes more often than you think.
## ask; School, Documentation; desk
= Exam adjustments: what evidence do they want?
= Rest breaks and extra time for senior exams
Year {eleven|twelve} student with {hypermobility|a tremor|chronic pain}. The form asks for ‘functional evidence’. Last year a beautiful report was {rejected|sent back twice}.
What got yours through?
+ Timed writing at five, ten, twenty and thirty minutes with pain scores, and a photo of the page each time. The decline does the talking.
++ So simple. I had one sample at ten minutes.
+ Ask for the specific minutes and show your sums. ‘Extra time’ is vague, ‘five minutes per half-hour’ is not.
+ Apply early and keep a copy of everything. Ours was lost in the post, in this century.
## share; School, Group programs; playground
= Lunchtime club instead of a waiting list
= What happened when we opened the sensory room at lunch
We had {nineteen|twenty-two} children on a waiting list and an empty room at lunch. So we opened it three days a week with {two year-six leaders|an aide} and four rules on the wall.
By week {five|six} the yard incidents were down by a half, and the children who came were not all on the list.
+ What are the four rules?
++ Shoes off. Ask before you join. Anyone may be quiet. Put it back.
+++ ‘Anyone may be quiet.’ Perfect.
+ Who supervises when the aide is away?
++ The librarian next door, with the door open. She likes it.
+ Love that it is not only the children with plans.
## ask; School, Wellbeing; walk
= Executive function in early high school
= Twelve subjects, four bags, no diary
$ tool = a colour-coded timetable | a whiteboard on the bedroom door | a phone alarm for each bell | a bag check with dad at night
Year {seven|eight}, smart, kind, always in trouble for the wrong book. We tried {tool}: worked for {nine|eleven} days.
How do you build something that survives the novelty?
+ I plan the second system from the start. ‘This will bore you by week three, then we switch to B, then back to A.’ They find it hilarious and it works.
++ Planned boredom. I am in love.
+ Fewer books. Asked the school whether everything could live in one folder. Two of six teachers said yes, which was enough.
+ Let the student choose who reminds them. Never the parent, in my experience.
## ask; School, Assessment; classroom
= Observing in class without being a spectacle
= How do you observe when everyone knows why you are there?
I walk in, {twenty-five|twenty-eight} heads turn, and the child I am here for {slides under the table|behaves like an angel}.
How do you become furniture?
+ Arrive before the bell and mark books at the back. By ten past nine you do not exist.
+ Tell the class that you are learning how classrooms work, and then ask a different child a question.
++ I did this once and got a forty-minute lecture on the guinea pig.
+++ Worth it.
+ Ask the teacher to film from the desk. Consent needed, but the real thing is on it.
## collab; School, CPD; group
= Shared library of {topic}
= Who wants to build {topic} together?
$ topic = social stories with Australian photos | short films for teachers | year-level lesson plans on regulation
Each of us makes the same things on Sunday nights. I would like to pool {topic}: one folder, plain files, anyone may edit, no logos.
I have {eight|a dozen} to start with. Three more people would make it worthwhile.
+ I have about twenty and they are just sitting on a drive. In.
++ Twenty! Wonderful, message on its way.
+ Please add ones for small country schools, where the bus is the main event.
++ Would you photograph your bus?
+++ With pleasure. The driver wants to be in it.
## discuss; School, Funding; desk
= Who pays for the school visit?
= Two funders, one child, one playground
The plan says that school support is education’s job; the school says it is the plan’s. Meanwhile the {slope chair|toilet rail} has not moved in {seven|nine} weeks.
How do you keep out of the middle, or get through it?
+ One page, three columns: what, why, who is responsible under which rule. I send it to both on the same day and it usually becomes clear to everyone.
++ Could I see a blank one?
+++ Sent you a message.
+ I ask who loses if nothing happens, aloud, in the meeting. There is a pause, then somebody finds forty dollars.
## ask; School, Equipment; classroom
= Seating for a {student} that does not look medical
= Chair that fits and does not shout
$ student = tall year-nine student with low tone | small year-one student with cerebral palsy | student who rocks
Posture is better in the trial chair, and the {student} hates it. ‘It looks like hospital.’ Fair.
What have you found that supports well and passes as ordinary?
+ A good office chair with the gas lift swapped, foot ring cut down. Looks like the teacher’s chair, which is status.
+ Let them choose the fabric before the model. We work back from there.
++ The fabric first. It costs nothing and I never thought of it.
+ For the rocker: a chair that is allowed to rock. End of problem.
## notice; School, CPD; group
= Term {term} planning thread
= What is on your list for term {term}?
$ term = one | two | three | four
Last week of holidays: tell us one thing that worked last term, **one thing that did not**, and what you try next. No polish needed.
I start: the corridor obstacle line worked. The parent evening did not, {four people came and two were staff|I scheduled it against the football}.
+ Worked: standing desks at the back. Did not: my colour system, I forgot it myself by week four.
+ Worked: saying no to a fifth school. Did not: saying yes in week six.
++ We have all been there, {name}.
+ Next try: eat lunch in the staffroom and not in the car.
++ ~ This is the real intervention.
`;
