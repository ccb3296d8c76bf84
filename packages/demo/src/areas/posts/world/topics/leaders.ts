export const leaders = `
## ask; Leadership, Jobs; desk
= {Number} vacancies, no applicants
= Advertised {times} times
$ number = Four | Three | Five
$ times = three | four
{Number} positions, advertised for months. Agency costs are eating the {equipment|education} budget. What has really brought people to you, apart from money that we do not have?
+ Asked the team whom they would like to work with, and rang those people. Two out of three came.
++ I have rung four already. Two coffees this week!
+ Part time without apology. Our ad now starts with ‘any three days’.
+ Graduates, plus a senior with protected time to look after them. It took a year and now we have a queue.
## discuss; Leadership, Wellbeing; walk
= The team is tired and I am part of the reason
= Exit interviews that stung
{Two|Three} people left. Both said ‘lovely team, no air’. I had added {one more meeting|two dashboards} and a Friday report.
I have cancelled the report. What did you take away that was missed by nobody?
+ The Monday meeting. Replaced by a page that anyone can add to. Sixty hours a month across the team.
++ Sixty hours. I had to read it twice.
+ I took myself out of the e-mail copy line. Everyone grew two centimetres.
+ Thank you for writing ‘part of the reason’. It is not a sentence that managers say often.
## share; Leadership, Evidence; desk; Business case allied health assistants.docx
= Business case for {what}: approved
= How we got {what} funded
$ what = two assistants | a weekend service | a clinical educator | an emergency department post
Third attempt. The first two were about us. This one was about **bed days, falls and the neighbouring hospital**, on four pages, with one graph and one patient’s sentence.
Happy to share it, numbers removed. What made the difference was a finance officer whom I had taken on a ward round.
+ Taking finance on a ward round is the whole lesson.
++ He still asks after the lady in bed nine.
+ May I see the graph?
++ Sent. It is only two lines and they cross.
## ask; Leadership, Documentation; desk
= Caseload numbers: what do you count?
= Measuring capacity without weighing people
The executive would like ‘clients per full-time equivalent’. {Twenty-eight|Thirty-five} of my colleagues would like to be treated as adults.
What do you count that is fair, and that survives a question from above?
+ Points: one for a review, three for new, five for complex. The team set the points, so they trust them.
+ We report hours instead: contact, travel, writing, learning. The writing bar is so tall that it speaks.
++ I would love to let a bar speak.
+ Any number will be misused, so I always send it with a sentence.
## ask; Leadership, Supervision; desk
= Performance management of a good person
= The hardest conversation of my year
Clinically {sound|gifted}, loved by clients, and rude to {admin|juniors}. I have talked, twice. There was a change for {two|three} weeks.
What would you do next?
+ Write down three situations, what was said, what it did. Then one expectation and a date. Kind voice, clear paper.
++ Kind voice, clear paper. I am writing it now.
+ Ask the juniors what they need meanwhile. I forgot to do this, and lost one.
+ Is anything happening at home? Ask once, properly.
## discuss; Leadership, Cultural safety; group
= Our team does not look like our patients
= Recruitment and who is missing
{Forty|Thirty-eight} therapists, and you could guess most of our schools. Our patients speak {thirty|forty} languages. Goodwill has not changed it in ten years.
What has worked: scholarships, assistants’ pathways, different interviews?
+ Assistants. Two of ours are now studying, paid one day a week. They are the best advertisement in their communities.
++ Who pays for the day?
+++ Half us, half the state. Will send you the scheme.
+ We send the interview questions a day ahead. It changed who shines.
+ Go and ask the communities why. We did, it was humbling and short.
## ask; Leadership, Wellbeing; clinic
= After an incident: looking after staff
= A therapist was {event}
$ event = threatened on a home visit | bitten at work | followed to the car park
A member of my team was {event}. Police informed, visit stopped, family of the client in distress too. The form takes forty minutes.
What do you do in the first day, first week, first month?
+ Day: somebody stays with them and somebody else does the form. Week: they choose their work. Month: you ask again when all have forgotten.
++ Ask again when all have forgotten. It is in my diary.
+ Tell the rest of the team the facts quickly, with consent. Rumour is worse.
## share; Leadership; desk
= Meeting-free {day}
= What happened when we banned meetings on {day}
$ day = Wednesdays | Thursdays | Tuesday mornings
Trial of {eight|ten} weeks. Notes written on the same day: {up from 61 to 84|up from 58 to 80} per cent. Complaints: two, both from people who like meetings.
We are keeping it.
+ I like meetings and I would vote for this.
+ How did you handle other departments?
++ Auto-reply with a plant on it. They have started to copy us.
## discuss; Leadership, Telehealth; desk
= Hybrid work for clinicians: fair or not?
= Who may write reports at home?
Community team: yes, one day. Ward team: no. Both have a point and share a {kitchen|tea room}.
How did you make it feel fair when it cannot be equal?
+ Gave the ward team what they wanted instead. It was parking and a nine-day fortnight.
++ I never asked what they would want instead.
+ Fair and equal are different words, and we said so out loud. Some grumbling, then it was done.
## ask; Leadership, New graduates; group
= Stepping up: first {weeks} weeks as a manager
= Yesterday’s colleague, today’s boss
$ weeks = six | four
I start on Monday as manager of the team I have been in for {seven|five} years. One of them applied too.
What would you do in week one?
+ Coffee with the one who applied, first thing, and say it out loud.
++ Booked for Monday at nine.
+ Change nothing for a month and ask everyone the same three questions.
+ Keep two clients. You will need to remember why.
`;
