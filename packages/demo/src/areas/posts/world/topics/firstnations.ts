export const firstnations = `
## notice; Cultural safety; group
= Yarning session: {topic}
= Next yarning: {topic}
$ topic = working two worlds | Elders and equipment | children on Country | looking after ourselves | students and identity
{Wednesday|Thursday}, {seven|half past six} eastern time, online. This month we yarn about **{topic}**. The first {half hour|forty minutes} is for mob only, then we open up to everyone in the community.
Bring a cuppa. Nothing is recorded.
+ Looking forward to it. It has been a long month.
++ Come as you are, sis.
+ Thank you for opening the second half. I will listen.
+ Joining from Thursday Island if the internet allows.
## discuss; Cultural safety, Assessment; desk
= Whose normal is in the norms?
= Assessment tools that do not know our kids
Standardised scores say ‘{delayed|below average}’. His {nan|aunties} say that he can find water, look after three cousins and read a mood at fifty metres.
I now write both. How are you all doing it, and what do you tell the people who only read the number?
+ I put strengths that Nan names on the first page, as findings, with the same weight.
++ As findings. Yes.
+ I say in the method section that the norms did not include children like him, and that the number is no diagnosis.
+ Non-Indigenous therapist here, learning: thank you. I have changed my template.
## ask; Cultural safety, Home modifications; garden
= Housing for families and not for units
= {Number} people in a three-bedroom house
$ number = Nine | Eleven | Twelve
The form asks for ‘number of occupants’ as if it were a fact. It changes with {football|funerals|school}. The bathroom has to work for Pop in his chair and for six kids before school.
What have you got through with housing?
+ Outdoor shower and a second toilet. Cheaper than the bathroom they wanted to widen, and everybody uses it.
++ That is exactly what Pop has been asking for.
+ Wrote ‘up to fourteen during sorry business’ and attached a letter from the Land Council. Approved.
## share; Cultural safety, Placements; group
= Looking after our students
= What helped me to finish
I am the {second|first} in my family to finish, and I nearly did not. What kept me: an Aunty in the support unit, a placement **with** mob, and a supervisor who asked what I was missing at home.
If you supervise one of our students: ask about home, and mean it.
+ So proud of you.
++ Thank you, Aunty. You were the one in the support unit.
+ I supervise next month and am printing this.
## discuss; Cultural safety, Wellbeing; walk
= The only one in the room
= Cultural load
$ event = the acknowledgement | the reconciliation plan | NAIDOC morning tea | every hard conversation
Again I was asked to do {event}, on top of a full caseload, because ‘you would do it so well’. I would. It is also work.
How do you say no, or get it counted?
+ I say: ‘happy to, which of my clients should I move?’ It made the load visible in one sentence.
++ Using this on Monday.
+ It is in my position description now, ten per cent. Took a year.
+ From a manager: I had not seen it. I am fixing it this week.
## ask; Cultural safety, Group programs; garden
= Weaving, fishing, cooking: writing it up
= Group on Country: how do you report it?
Our group goes {fishing|to the river|weaving} on Fridays. Blood pressure down, school attendance up, old people smiling. The funder would like ‘outcome measures’.
What do you give them that does not insult anybody?
+ Photos with permission, a few words from each person, and one number that the group chose itself. Ours was: fish.
++ Ha! Ours might be cousins.
+ Look at wellbeing measures made by mob. There are several now, ask your local research centre.
## share; Cultural safety, Equipment; workshop
= A chair for sitting low
= Low chair, no shame
Old man would not use the {high-backed chair|recliner}. It put him above everyone at the fire. With a welder in town we built one that is {thirty|thirty-five} centimetres high with arms to push from.
He designed it. He calls it the **right way chair**. There are now {four|five} of them.
+ Put him on the patent.
++ His name is on the underside of each.
+ This is what person-centred looks like. Thank you, and thank him.
## collab; Cultural safety, Supervision; walk
= Cultural mentors for {who}
= Mentoring: {who}
$ who = new graduates | therapists in remote posts | our students in third year | mob in leadership
We are matching mob with mob for {six|eight} months. Paid, because it is work. We have {five|seven} mentors and {eight|ten} who would like one. More mentors needed.
+ I have time for one. Rather a yarner than a planner.
++ A yarner is just right.
+ Is this also open to assistants and health workers?
++ Yes, always was.
## ask; Cultural safety, Documentation; desk
= Talking about risk and child safety
= When a report could do harm
I need to describe {overcrowding|missed appointments} honestly. I know how these words have been used against families like mine.
How do you write the truth with the context, so that it cannot be cut out?
+ Context and finding in one sentence, never two paragraphs. ‘Missed three visits in the weeks of two funerals, and rang each time.’
++ In one sentence. Deadly, thank you.
+ Read it to the family before you send it. If I cannot read it to them, it is not finished.
## discuss; Cultural safety, Leadership; desk
= What an ally did right
= Small things that helped
Instead of what went wrong: what did a colleague do that helped? Mine {corrected the doctor before I had to|gave me the speaking slot and sat down|learnt how to say my name and taught others}.
+ Asked once what I needed, did it, never mentioned it again.
+ Came to the funeral and brought a chair for Nan.
++ Now I am crying.
+ Listening and taking notes for myself. Thank you all.
`;
