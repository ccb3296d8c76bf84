export const business = `
## ask; Private practice, Wellbeing; desk
= Cancellation policy that people accept
= No-shows: what is fair?
{Eleven|Fourteen} per cent of our visits last quarter were cancelled on the day. I have no wish to charge a mother whose child has a fever. I also have wages to pay.
What does your policy say, and how do you say it?
+ Two business days, and one free pass a year that we tell everyone about. People use it honestly and hardly argue afterwards.
++ The free pass is generous and clever.
+ Text two days before with a reply button. It halved ours and cost nothing.
+ We offer to turn it into a phone call at the same time. Often it is the better session.
## ask; Private practice; desk
= Practice software: what would you choose again?
= Moving {number} years of notes to new software
$ number = six | nine | twelve
We have outgrown {the old program|two spreadsheets and a diary}. {Seven|Nine} therapists, three funders, mobile work without reception.
I do not need names of winners. Which **questions** do you wish that you had asked in the demo?
+ ‘Show me how to leave.’ Export of everything, attachments included, in front of my eyes.
++ Show me how to leave! Writing it at the top.
+ Ask to see an invoice being corrected. That is where they all go quiet.
+ Give the demo to the person who does your invoices, not to the owner.
## discuss; Private practice, Leadership; desk
= Deciding not to grow
= We stayed at {size}, and it was the best decision
$ size = four | five | six
Last year we had a waiting list for {three|two} more therapists, rooms on offer and a bank that liked us. We stayed at {size}.
What I gained: lunch. What I lost: some income and a good story at parties. Has anyone else said no, or said yes and regretted it?
+ Grew to fourteen, shrank to seven on purpose. I know everyone’s dogs again.
++ The dog test for practice size. I like it.
+ Grew to twenty and love it, honestly. I just had to stop being the best therapist in the building.
+ Thank you for this, I was about to sign a lease.
## ask; Private practice, Jobs; desk
= Contractor or employee: {question}
= Employment: {question}
$ question = where do you get advice? | how do you explain it to new people? | what changed your mind?
A therapist I would love to have has asked to be a contractor. Same days, same rooms, our clients, our software. I have a feeling that the law would call it a job.
How did you sort it out?
+ If it looks like a job it is one. We employed and offered real flexibility, and she took it.
++ My feeling too. Thank you.
+ An hour with an employment lawyer was cheaper than our coffee machine. Do it before and not after.
+ We wrote down what she wanted: school holidays. That fits in employment too.
## share; Private practice, Supervision; desk; First ninety days plan.xlsx
= Ninety-day plan for a new therapist
= How we stopped losing people in month four
We lost {three|two} people in two years, always around month four: caseload full, novelty gone, nobody watching. So now the first ninety days are planned.
- Caseload grows by **three a fortnight**, never faster
- A joint visit every week until week six
- At day sixty we ask: what would make you leave?
Nobody has left since {spring|February}.
+ The day-sixty question is brave.
++ The first answer was ‘the printer’. We bought a printer.
+ Does it pay for itself?
++ One replacement costs us about five months. So, yes.
## ask; Private practice, Documentation; desk
= How many billable hours are humane?
= Our target is {number} per cent. Is it too high?
$ number = 65 | 70 | 75
I own a practice and set the target, so I am asking to be corrected. {number} per cent, travel counted, reports counted, meetings not.
Where are you, and what happens to people above it?
+ We are ten points lower and profitable. Fewer mistakes, fewer goodbyes.
++ That is useful. What did you change to get there?
+++ Shorter reports. It really is the reports.
+ I burnt out at eighty. Please count thinking.
+ Different by field, I would say. Our complex clients need more hours that nobody pays for.
## ask; Private practice, Telehealth; clinic
= A second room in {place}: worth it?
= Outreach day in {place} once a fortnight
$ place = a medical centre | the school hall | a country hospital | the back of a pharmacy
There is demand, a friendly landlord and {ninety|a hundred and ten} kilometres of road. On paper it breaks even at {five|six} visits a day.
What did you forget in your sums?
+ Lunch, roadworks and the day when nobody can come because of shearing.
++ Shearing! Of course.
+ Storage. I carried a treatment table for a year.
+ The goodwill. It brought us two staff members who live there.
## discuss; Private practice, Wellbeing; walk
= Being the boss and a colleague
= Lunch with the team: do you still go?
I noticed that the {kitchen goes quiet|jokes stop} when I come in. I started this practice to have colleagues.
How do you manage closeness and payroll?
+ I eat with them on Wednesdays and stay away on the other days. They need a room without me.
+ Found three other owners for a monthly dinner. I complain there and listen here.
++ Would one of those dinners have a spare chair?
+++ Message me, we are on the south side.
+ The jokes came back when I told one about myself.
## notice; Private practice, Leadership; desk
= New: {item} for practice owners
= Now in the library: {item}
$ item = a checklist for your first employee | a plain guide to consent and privacy | a worked example of costing an hour
The working group has finished **{item}**. {Nine|Seven} owners wrote it, a lawyer read it, and it is {four|six} pages.
It is a guide and not advice. Tell us what is wrong with it: version two comes out in {autumn|spring}.
+ Four pages! I may actually read it.
+ Page three, the example has the wrong superannuation rate.
++ Well spotted, corrected. Thank you.
+ Could you do the same for closing a practice? Nobody talks about endings.
++ Yes. Would you help to write it?
## urgent; Private practice, Telehealth; desk
= Phones and booking system down since {time}
= {Time} outage: how are you reaching clients?
$ time = six this morning | last night | Monday
Our provider has been down since {time}. {Forty-two|Sixty} visits today, and the numbers are inside the system that is down. Lesson learnt. What would you do **now**?
+ Yesterday’s reminder texts are in the sent folder of the gateway, with numbers and times.
++ You genius. Found thirty-eight of them.
+ A note on the door and someone cheerful at the desk. It goes better than you fear.
+ For next time: we print tomorrow’s list at five and shred it the next evening.
`;
