export const supervision = `
## collab; Supervision; desk
= Looking for a supervisor: {field}
= Supervision wanted: {field}, fortnightly or monthly
$ field = complex trauma | assistive technology | paediatric feeding | forensic mental health | starting a practice | older persons’ mental health
{Six|Nine} years in, sole therapist in {field} at my service. Looking for someone **outside**, by video, an hour. I like being asked hard questions in a kind voice. Paid, with an agreement.
+ This is my field and I have space from next month. Shall we have a no-obligation chat?
++ Yes please! Message sent.
+ I supervised with the person you describe for three years. I will ask whether she has space.
## collab; Supervision, CPD; desk
= Offering supervision: {field}
= Two places free: {field}
$ field = hand therapy | community mental health | early childhood | aged care | brain injury | school practice
Two supervisees are moving on after {three|two} years. I offer {field}, by video or on foot in {the inner west|the hills|Hobart}. My style: warm, nosy, homework optional.
Happy to exchange for supervision of my own in {teaching|leadership}.
+ ‘Warm, nosy, homework optional’ is the best profile I have read.
+ Is the exchange still open? I teach two days a week.
++ It is! Shall we talk on Friday?
## discuss; Supervision, Evidence; desk
= What do you write down?
= Supervision records: how much is enough?
I keep {three|four} lines: date, themes, actions, risks. A colleague keeps pages, another nothing at all. Recently {a coroner|an employer} asked for hers.
What do you write, who keeps it, and for how long?
+ Both keep the same half page, agreed at the end. No client names, no gossip. Seven years.
++ Agreed at the end is the part that I had not thought of.
+ The agreement says what leaves the room: risk to someone, unsafe practice, the rest stays.
## ask; Supervision, Wellbeing; walk
= Supervising someone who is not coping
= When do I stop being kind?
Notes {two|three} weeks late, tears at least once a session, clients fond of them. I have been kind for {four|three} months. I am no longer sure that it is kind.
How do you move to firm and not to cold?
+ ‘I am worried about you and about the notes. Both are true and we need a plan for both.’ Then dates.
++ Both are true. Thank you.
+ Check whether you are the right person for the first half. Their GP and the assistance program exist.
+ I waited for a year. She told me later that she had wished I would say it.
## share; Supervision, Documentation; desk; Supervision agreement.docx
= Supervision agreement in plain words
= Our agreement, version {version}
$ version = four | five
It fits on two pages: purpose, how often, who pays, what is confidential and what is not, how we disagree, how we stop.
‘How we stop’ was missing in the first {three|four} versions, which tells you something.
+ How we disagree is my favourite paragraph.
+ May I use it for line managers as well?
++ Yes, with the first page changed. It is not the same thing, as you know.
## ask; Supervision, Placements; group
= First time supervising a student
= Student starts on Monday and I was one yesterday
I am {three|two and a half} years out and feel like a fraud. Third-year student, {seven|eight} weeks, very keen. My own supervisors were either saints or ghosts.
What do you plan for week one?
+ Tell them how you like to be interrupted. Everything else follows.
++ How I like to be interrupted. What a gift.
+ One patient that is theirs by Wednesday, a small one. Watching is only useful for two days.
+ You remember what it is like, and most of us do not. That is your strength.
## discuss; Supervision, Leadership; walk
= Should your manager be your supervisor?
= Line management and supervision: separate or not?
Small service, {five|six} of us. HR says that the manager supervises, it is cheaper. I am that manager, and I would not tell me things either.
How do you separate it with no money?
+ Swap with the speech pathology manager. She supervises mine on process, I hers. Clinical bits go to a senior elsewhere.
++ Swap! Costs nothing. I will ask her today.
+ We could not separate it, so we named it. ‘Now I put on the other hat.’ There is a real hat.
+++ ~ Please tell me it is a good hat.
## ask; Supervision, Cultural safety; garden
= Cultural supervision: how did you find it?
= I need a second supervisor
A third of my clients are {Aboriginal families|recently arrived from Myanmar|from Pacific communities}, and I am not. My supervisor is excellent and as ignorant as I am.
How did you find somebody, and how do you pay fairly?
+ Asked the community organisation who they would recommend, offered their rate plus travel, and accepted that the first answer was ‘let us see how you go’.
++ Let us see how you go. Fair enough.
+ Pay at least what you pay for clinical supervision. It is expertise.
## share; Supervision, CPD; group
= Group supervision with a timer
= The format that saved our group
Five people, {seventy-five|sixty} minutes. One presents for seven minutes. Then everyone **asks questions only**, no advice, for fifteen. Then the presenter says what they now think. Advice comes last, if it is wanted. It rarely is.
+ No advice for fifteen minutes sounds like torture and I want it.
++ In week one we lasted four minutes.
+ Using it next week with my students.
## ask; Supervision, Telehealth; desk
= Supervision by video: what do you miss?
= Five hundred kilometres apart
We have met by screen for {two|three} years and never in a room. It works. Lately I wonder what I do not see: shoes, tiredness, the pile on the desk.
How do you make up for it?
+ ‘Turn the camera and show me your desk.’ Best supervision question I own.
++ Oh, that is a brave one.
+ Once a year in person, with lunch. We claim it as CPD and it is.
`;
