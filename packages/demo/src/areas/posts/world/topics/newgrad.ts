export const newgrad = `
## ask; New graduates, Documentation; desk
= How long until reports stop taking all night?
= {Hours} hours for one report
$ hours = Nine | Eleven | Fourteen
I am {five|eight} months in. My report took {hours} hours and my supervisor changed two sentences. I reread everything {four|five} times because I am afraid of missing something.
When did it get faster for you?
+ When someone showed me her bad ones. Ask to see three ordinary reports of ordinary colleagues.
++ I have only seen the perfect examples. Asking today.
+ Timer at three hours, then send it to a colleague whatever it looks like. First time I felt sick, fourth time I felt free.
+ It got faster around month fourteen. It is not you, it is month eight.
## ask; New graduates, Wellbeing; walk
= Sunday nights
= Is it normal to feel this anxious before Monday?
I like my job. On Sunday at {five|four} my stomach starts: what have I forgotten, who will fall because of me?
If it got better for you, what helped?
+ Friday at four: ten minutes to write Monday’s list and close the laptop. My stomach believes paper.
++ My stomach believes paper! Trying it this week.
+ I told my supervisor. She said that she felt it for two years. We both cried and then we changed my caseload.
+ If it is every Sunday and you do not sleep, please see your GP too. I waited far too long.
## discuss; New graduates, Supervision; desk
= Supervision that is only a caseload check
= An hour of ‘and how is Mrs B?’
My supervision is a list: client, plan, next client. Useful. I leave with answers, not with better questions, and nobody has asked how **I** am since {March|winter}.
Did anybody manage to change it from below?
+ I e-mailed one question the day before: ‘I would like twenty minutes on why I avoid phone calls.’ It became our best session.
++ Twenty minutes on one question. I can ask for that.
+ Supervisors are often not trained, I was not. Send us an article. Gently.
+ Get a second person outside your work for the other half.
## share; New graduates, Assessment; desk; First home visit checklist.docx
= My first fifty home visits, in one list
= What I check now, because once I did not
- Which door do they really use?
- Phone charged, **somebody knows where I am**
- Ask about the dog before the gate
- Measure twice, photograph the tape
- Sit down, have the tea
I made every mistake behind this list. You are welcome to make others.
+ Photograph the tape! Ten years in and I never thought of it.
+ Which door do they really use is a whole assessment.
+ Add: go to the toilet before. Trust me.
++ Added, with feeling.
## ask; New graduates, Mental health; clinic
= Client cried, I did not know what to do
= Silence in a session
He talked about {his brother|losing the farm}, then cried for a long time. I said nothing. I think I should have said something, and I have thought about it since {Tuesday|last week}.
What do you do?
+ You stayed. That was the something.
++ Thank you. I needed that.
+ Afterwards I say: ‘thank you for trusting me with that. What would help in the next ten minutes?’ It gives both of us a floor.
+ And then tell someone yourself. You should not carry it home alone.
## ask; New graduates, Jobs; desk
= Is this caseload normal?
= {Number} clients in month {month}
$ number = Thirty-four | Forty-one | Twenty-eight
$ month = four | five | six
Contract says ‘gradual build-up’. I have {number} clients, {two|three} schools and a car that smells of bananas. Everyone else seems to manage.
What is normal, and how do you say stop?
+ Everyone else does not manage. They are quiet.
++ ~ This. I was the quiet one for a year.
+ Bring numbers: hours of contact, travel, writing. Ask ‘which of these should I not do this week?’ Then wait for the answer.
++ I asked, and she took nine off me. I should have done it in March.
+++ Well done. Really.
## share; New graduates, Wellbeing; garden
= One year in: what changed
= A letter to myself, twelve months ago
You will not be found out, because there is nothing to find. You will ask the {ward clerk|admin officer} more than any textbook. You will be wrong about {the rail|a boy called difficult} and right about {the tea|his mother}.
**Keep the notebook.** Buy better shoes.
+ Crying in a car park, thank you very much.
+ Twenty-two years in, and I still keep the notebook.
++ I love that.
+ Which shoes?
++ The ugly ones, {name}. The very ugly ones.
## collab; New graduates, CPD; group
= Drop-in: {topic}
= No recording, no silly questions: {topic}
$ topic = asking for a pay rise | saying ‘I do not know’ | hard families | when to ring in sick | notes, notes, notes
Monthly drop-in with two experienced members. {Wednesday|Tuesday}, eight pm eastern time, about an hour. Bring snacks. Topic to start with: **{topic}**; after that, whatever is burning.
+ Can I come if I graduate in December?
++ Come now, you will be less frightened in December.
+ Last month’s was the first time I felt normal.
## discuss; New graduates, Leadership; desk
= Leaving your first job before two years
= When is it fair to go?
I have been here for {eleven|fourteen} months. They trained me, I like my clients, and I dread the {drive|targets}. People say that leaving before two years looks bad.
Does it? How did you decide?
+ I hire people. A clear reason in one sentence looks fine. Five jobs in two years would make me ask.
++ One clear sentence. I have that.
+ Stay for the learning, leave for your health. Neither needs an apology.
+ I asked for the change I wanted first. They said yes, to my surprise.
## ask; New graduates, Paediatrics; playground
= First time working with {who}: crash course?
= New field in two weeks: {who}
$ who = toddlers | teenagers who did not choose to come | people with spinal cord injury | older people from my own community
Rotation changes in two weeks. I have read the guideline. I would like three things that no guideline says about working with {who}.
+ Go slower, be less clever, and ask what they are sick of hearing.
++ Sick of hearing! A very good opener.
+ Do something with your hands while you talk. It works with nearly everyone.
+ Watch one session of someone good and one of someone average. The second teaches more.
`;
