export const committee = `
## discuss; CPD; desk
= Keynotes: long list to short list
= Keynote {number}: where are we?
$ number = one | two | three
We have {fourteen|eleven} names for three slots. My plea: at least one person with lived experience, one from outside the profession, and **no one who has spoken at the last two**.
Please put your three below, with one sentence each.
+ My first choice has said that she needs an Auslan interpreter and a non-flying option. Both doable?
++ Both go into the budget now, before we ask her.
+ One of my three is a comedian. Hear me out.
++ I am listening.
+++ She is a carer and it is the funniest hour on dementia you will ever hear.
## ask; CPD; desk; Reviewer guide.pdf
= Abstracts: {number} in, {reviewers} reviewers
= Reviewing starts on Monday
$ number = 312 | 287 | 341
$ reviewers = 41 | 38 | 44
Each abstract needs two reviews, so about {fifteen|sixteen} each. Three weeks. The guide is attached; please watch for three things: conflicts, jargon, and **clinical work marked down for not being a trial**.
+ Can we swap if it is from our own service?
++ Yes, tell me the number and I will move it.
+ Done with my first five. Two are splendid.
## discuss; Funding; desk
= Budget: {item} or {other}?
= {Amount} dollars over: what goes?
$ item = the dinner | a second stream room | the printed program
$ other = live captions | childcare | the quiet room
$ amount = Eleven thousand | Nine thousand | Fourteen thousand
We are over by {nine|eleven} thousand. I would cut {item} before {other}, and I would rather be told that I am wrong now than in {May|June}.
+ Cut the bags. Nobody has ever needed a bag.
++ Bags are gone: four thousand saved.
+ Agree with you. {Other} should stay, whatever happens.
+ Could the sponsor of the coffee cart take the rest?
## ask; Wellbeing; walk
= Access walk-through of the venue
= Venue visit: what I found
$ problem = the lift is behind the bar | one accessible toilet for 600 | the stage has five steps | carpet like a paddock
Good: natural light, kind staff, hearing loops in {four|three} rooms. Not good: **{problem}**.
The venue would like a list by {Friday|Tuesday}. What should be on it?
+ A ramp to the stage and not a side entrance. Everyone uses the ramp, speakers included.
++ Put at the top.
+ Seats with arms, seats without arms, gaps for chairs in every row and not only at the back.
+ Signs at seated eye height.
## notice; CPD; group
= Minutes of {day}’s meeting
= Decided on {day}
$ day = Monday | Tuesday | Thursday
- Program: {four|five} streams, shorter talks, longer breaks
- Posters stay up for both days, **with chairs**
- Price for members unchanged, students half
- Open: dinner, dogs, sponsor of the lanyards
Next meeting in {two|three} weeks, same link.
+ ‘Dogs’ under open items deserves an explanation.
++ Assistance dogs: relief area. And Kim’s puppy, separately.
+ Thank you for chairs at the posters.
## discuss; Research; desk
= Posters: {idea}
= Could we try this: {idea}
$ idea = three-minute talks at the boards | a vote by the cleaners | no posters before ten o’clock | one plain sentence in large type
Half of our posters are walls of text that nobody reads with a coffee in hand. I suggest **{idea}**. Cost: nothing, risk: some grumbling from {professors|me}.
+ Yes. The large sentence alone would change everything.
+ I would test it with the student stream first.
++ Good compromise, I will draft the wording.
## urgent; Jobs; desk
= Caterer has pulled out
= Speaker cannot fly: plan B?
$ when = nine weeks | seven weeks | five weeks
{When} to go. I have the contract here and a list of {three|four} alternatives. Can two of you join a call at {five|six} today?
+ I can. Sending a link now.
++ Thank you, ringing in.
+ Not free but I know someone local who did our retirement dinner for ninety. Number sent.
## ask; Cultural safety; garden
= Welcome to Country and the program
= Opening morning
I have talked with the Elders’ group. They would like to be asked about **the whole morning** and not to be a slot of ten minutes. There are good ideas: {fire outside first|children’s choir|a walk before breakfast}.
Can we give them the hour?
+ Yes, with a proper fee, and their say about filming.
++ Filming: no. I have written it down.
+ The walk before breakfast sounds wonderful.
## share; Research; desk; Program draft.xlsx
= Program draft {version}
= Draft {version}: please break it
$ version = three | four | five
The grid is attached. Nobody presents against the only other talk in their field, nobody has to run {between buildings|three floors}, and lunch is an hour. Please find the clashes before our members do.
+ B4 and C4 are both driving. There are twelve of us, we would like to be in one room.
++ Fixed. Well spotted.
+ Two chairs named Priya in one room. Delightful and confusing.
## ask; CPD; desk
= Online stream: what should people at home get?
= Not a camera at the back
Last time those online got {a wide shot and an echo|the slides and no jokes}. {A third|Forty per cent} of bookings will be online.
I would like: a host for them alone, questions from home first, and poster authors on call. Too much?
+ Not too much. A host is the difference between watching and attending.
++ Would you be the host?
+++ I walked into that. Yes.
+ And post the hearing loop of the online world: good captions.
## discuss; Leadership; desk
= Sponsors: where is our line?
= One offer, one uneasy feeling
$ sponsor = A gambling-owned club | A supplier with a court case | A company that sells weighted vests
{sponsor} has offered {eight|ten} thousand for {the dinner|lanyards}. It would solve our budget. I do not feel well about it.
+ No, and thank you for asking us.
+ If we have to discuss it for longer than ten minutes it is a no.
++ The ten-minute rule. I will write a kind letter.
## ask; Wellbeing; group
= The quiet room and {other}
= Rooms that are not for talks
$ other = a place for prayer | parents with babies | people who need to lie down
We have two small rooms left. Last time the quiet room was {behind the kitchen|next to the band}. Can we do better, and can {other} have the second one?
+ Yes. Lamps and no ceiling lights, please.
+ A couch one can really lie on, and a lock.
++ Both noted. The venue has a couch.
`;
