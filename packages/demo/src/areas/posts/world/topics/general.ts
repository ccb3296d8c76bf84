/** Practice matters that come up in every field. */
export const general = `
## discuss; CPD, Wellbeing; desk
= How do you protect time for CPD?
= CPD in work hours: does anyone actually manage it?
$ plan = every second Friday afternoon | one morning a month | an hour on Wednesdays before clinic
My CPD hours always end up on the couch on a Sunday night. This year I have blocked out {plan} and it has been booked over {three|four} times already.
How do you keep the time? Is it in your contract, or do you simply guard it?
+ Mine is in the calendar as a client visit. Nobody books over a client.
++ That is brilliant and slightly sad.
+++ Both! But I have kept it for two years.
+ We do a team hour with the phones off. One person brings an article, one brings a case, nobody brings slides.
++ Who chooses the article?
+++ Whoever complained last month.
+ I stopped counting courses and began writing a paragraph after hard cases. It is reflective practice, it counts, and it happens when I have the energy.
+ Ask for it in the next contract round. Ours says two hours a fortnight, in writing, since 2023.
## share; Documentation; desk; Progress note template.docx
= A progress note template that takes four minutes
= How we halved our note-writing time
We timed ourselves for a week: {eleven|twelve} minutes a note on average, and nobody read more than the last paragraph. So we turned it around.
- **What changed** for the person since last time
- **What we did** and why, two sentences
- **What happens next**, who does it, by when
Average is now under five minutes and our {GPs|case managers} say that they finally read them. The template is free to use.
+ Turning it around is genius. Everyone starts with the history and nobody gets to the plan.
++ That was us for ten years.
+ How do you handle risk? We have to document it in a fixed place.
++ There is a fourth line that only appears when something has changed. If it is always there, people stop seeing it.
+++ Makes sense, ours says ‘nil new’ four hundred times.
+ Did your auditors accept it?
++ They did. They care that reasoning is visible, not that it is long.
## ask; Assessment, Evidence; desk
= COPM: do you really re-score at the end?
= Do you repeat the COPM at discharge?
$ setting = community team | outpatient clinic | private practice
I love the COPM at the start. At the end, in our {setting}, it happens in maybe one case in {three|four}: people stop coming once they are better, or the last visit is taken over by equipment.
How do you make the second score happen?
+ We do it over the phone two weeks after the last visit. Eight minutes, and people like being asked.
++ Do you read them their first scores?
+++ After they have scored, yes. It is the best part of the call.
+ I book the review in the first session. ‘On the twelfth we will look at these five things again.’ It also keeps me honest about the plan.
+ Not every measure suits every person. For some of ours the numbers feel like an exam, and I write the change down in their words instead.
++ Thank you, that is a relief to hear.
## discuss; Supervision, Wellbeing; walk
= Walking supervision: brilliant or awkward?
= Has anyone tried supervision on foot?
Our room is a cupboard, so my supervisee and I started to walk around the {oval|lake|block} instead. It has been the best supervision I have given in years: side by side is easier than face to face.
What I have not solved: notes, confidentiality on a busy path, and rain.
+ We stop at the same bench half-way and write three lines each. Those are the notes.
++ The bench! Of course.
+ My supervisor and I do this by phone, both walking, four hundred kilometres apart. No names, ever, only ‘the lady with the cats’.
+ Gently: please ask whether the other person likes walking. I have a colleague with chronic pain who did it for months before she said anything.
++ Thank you for that, {name}. I assumed, and I should not have.
+++ Easily done. Offering a choice each time worked well for us.
## ask; Documentation, Telehealth; desk
= AI note-taking in sessions: who has rules for it?
= Has your service written a policy on AI scribes?
Two of our therapists have started to use an AI scribe for {initial assessments|home visit notes}. The notes are good. Our policy says nothing.
Before I write something: how do you handle consent, where the audio goes, and errors that sound plausible?
+ Written consent each time, an off switch within reach of the client, and audio deleted the same day. We refused every product that keeps audio overseas.
++ Did you put that in your privacy notice as well?
+++ Yes, one paragraph in plain words. Happy to send it.
+ It once wrote that a client ‘denied falls’. The question had never been asked. Since then: read every line before signing, no exceptions.
++ That is exactly my fear.
+ Clients who know that they are recorded tell you less. I would keep it out of first visits.
++ ~ Interesting, in our service it was the opposite: people liked that I looked at them and not at a screen.
+ Your registration standards still apply: you sign it, you own it. We put that sentence at the top of the policy.
## ask; Assessment, Cultural safety; group
= Working well with interpreters: what do you do before the session?
= Interpreters and standardised assessment: where do you draw the line?
$ language = Vietnamese | Arabic | Dari | Greek | Mandarin
I had a session with a {language} interpreter last week in which I explained the task, the interpreter explained it for much longer, and the person did something else entirely.
How do you prepare an interpreter for {a cognitive screen|a functional assessment}? And when do you give up on the standard form?
+ Ten minutes before, without the client: purpose, what may be rephrased and what may not, and ‘please tell me if a question makes no sense in {language}’. That last one changes everything.
++ I have never once asked that. Thank you.
+ I moved to observing real tasks. Making tea tells me more than a translated word list, and no norm exists for that word list in {language} anyway.
++ Agreed. I will describe and not score.
+ Book the same interpreter twice. The second session is worth four of the first.
+ Please never let the {daughter|grandson} do it, even when it is easier. I learnt that one the hard way.
## share; Wellbeing; garden
= The ten-minute reset between home visits
= What I do in the car between visits
After a {rough|long} winter I made myself a rule: no driving off until I have done three things.
1. Write one line about the visit
2. Drink water, window open
3. Decide what I am **not** taking to the next house
It takes ten minutes. I am a nicer person at four o’clock than I used to be. What is yours?
+ I sing. Loudly. Clients have heard me at traffic lights.
++ This is the content I came for.
+ I ring my colleague and we each get two minutes of complaining, timed.
+ ‘Decide what I am not taking to the next house’ is going on my dashboard.
+ We built this into the roster: fifteen minutes between visits that nobody may book. Sick leave went down. I cannot prove why.
++ I would love to hear how you argued for it.
+++ With the cost of one replacement therapist. It is a big number.
## discuss; Leadership, Evidence; desk
= What should we stop doing?
= One thing your service should stop doing
We keep adding: new forms, new screens, new meetings. Our team made a list of what we could stop, and it was a {joyful|surprisingly cheerful} hour.
Top of ours: {the twelve-page initial assessment|a weekly meeting that repeats the e-mail|routine home visits before every joint replacement}. What is on yours?
+ Photocopied exercise sheets. Nobody has done them since 1998.
++ My mother has hers on the fridge, undone, with great affection.
+ Screening everyone for everything. We now ask two questions and only go on if one is a yes.
+ A caution: we stopped one form and it turned out to be the only place where carers were written down. Check who reads it first.
++ Good point. We found the same with a checklist nobody ‘used’.
+ Meetings in which I learn what I could have read.
## ask; Documentation; workshop
= Photos on work phones: how do you store them?
= Consent and storage for client photos
We take a lot of photos of {bathrooms|seating|hands at work}. At the moment they live on {work phones|a shared drive} until somebody remembers to file them.
What does your service do? I want something that people will follow on a busy day.
+ An app that uploads straight to the record and never keeps a copy on the phone. It cost less than one data breach would.
++ Does it work without reception?
+++ It waits and uploads later. Tested in a very thick-walled hospital basement.
+ Consent has three boxes for us: for my notes, for the report, for teaching. Most people tick the first two and everyone appreciates being asked.
+ Rule of thumb: photograph the doorway, not the family photos on the wall.
## share; Evidence, CPD; desk; Critical appraisal on one page.pdf
= Journal club that survived a year
= Eleven months of journal club: what kept it alive
Our {third|fourth} attempt at a journal club has now lasted eleven months. What is different:
- Twenty-five minutes, never more
- One page of questions, the same each time
- The person who presents does **not** choose the article
- We end with one sentence: what will we do differently on Monday?
The sheet is attached.
+ ‘What will we do differently on Monday?’ is the question that was missing from ours.
+ Who chooses, then?
++ A jar. Anyone can put a question in, and the librarian finds the paper.
+++ You have a librarian! Treasure them.
+ We tried and it faded in May. The same-questions sheet might rescue it, thank you.
## discuss; Mental health, Wellbeing; walk
= Saying no to one more client
= When your caseload is full and the phone rings
The person on the phone has waited {five|eight} months and is lovely. My caseload is full. I say yes, and everyone else gets a slightly worse therapist.
How do you say no, and what do you offer instead?
+ ‘I cannot do this well before June. Here are two people who might, and here is what you can do meanwhile.’ The third part matters most.
++ The third part. I always forget that there is one.
+ I have a number on a sticky note, and when I am above it I do not answer the phone myself. My colleague is better at no.
+ I think we should say it louder to those who fund services. A polite waiting list is invisible.
++ ~ Yes. Ours is published on the website now, in weeks. It did more than any letter.
## collab; CPD, Supervision; group
= Peer group for therapists who work alone
= Looking for three more people for a peer group
Two of us have met online every month for a {year|year and a half}. We would like to be five: different fields, same questions.
One case each, {an hour|seventy-five minutes}, cameras on, biscuits allowed. We write three lines afterwards that each of us can use as a CPD record.
+ I work alone two days a week and this sounds perfect. Which evening?
++ First {Tuesday|Wednesday}, half past seven eastern time.
+++ That suits. Message sent.
+ Does it matter that I am in my second year?
++ Not at all, you will ask the questions that we have stopped asking.
## ask; Funding, Equipment; workshop
= What is in your assessment bag?
= Show me your home visit kit
$ missing = a laser measure | a pressure mat | a door force gauge | a decent torch
Mine weighs {nine|eleven} kilograms and I still did not have {missing} when I needed it. What do you carry every day, what stays in the car, and what was a waste of money?
+ Laser measure, real tape measure, chalk, wedge, spare batteries, socks. In fifteen years I have used the chalk most.
++ What is the chalk for?
+++ To draw the new bathroom on the driveway, full size. People get it at once.
+ A folding stool. You see a house differently from 45 centimetres.
+ A bag of dog biscuits is the best safety equipment I own.
+ Waste of money: the fancy goniometer. Worth every cent: a second phone charger.
## discuss; Evidence, Assessment; clinic
= Do we screen too much and observe too little?
= Screens, scores and the kettle test
I {sat in on|shadowed} a colleague last week who used no form at all. She asked the man to make her a cup of tea and talked with him about his {pigeons|tomatoes|late wife}. In twenty minutes she knew more than my two screens had told me.
I am not throwing the screens away. But how do you decide?
+ The screen is for the referrer, the tea is for me. Both go into the report.
++ That is the most honest version I have heard.
+ Structured observation is assessment. We should stop apologising for it, and write it down properly.
+ One plea for screens: I have missed things on a charming person in their own kitchen. A score made me look again.
++ ~ Same. The most charming man I ever assessed could not read a clock.
## notice; CPD; group
= Welcome to everyone who joined this month
= New here? Say hello
We have had {a lot of|many} new members lately, so: welcome! Tell us in a comment where you work, what you are good at, and **one question** that you would like answered this year.
If you are not sure where to post, post here. Somebody will point you the right way.
+ Hello from {Bendigo|Cairns|Albany|Wagga Wagga}. Good at: listening, and reversing a trailer. Question: how do you all finish on time?
++ Welcome {name}. We do not. Next question?
+ Hi all, returning after four years with small children. Everything has a new name, please be patient with me.
++ ~ Welcome back! I returned last year and it comes back faster than you think.
+ Hello! I work two days in a hospital and one in a school, and would like to know how others keep the two heads apart.
## ask; Group programs; group
= Getting people to come back to a group
= Our group starts with ten and ends with three
Every time: ten people in week one, three by week {five|four|six}. The ones who stay love it. The content is fine, I think.
What made the difference for your groups?
+ Tea first, content second. We swapped the order and kept seven out of nine.
+ I ring everyone who misses a week, the same afternoon, no guilt. ‘We kept your chair.’
++ ‘We kept your chair.’ I am writing that down.
+ Ask the ones who left. Ours said: parking. It was the parking.
++ You are the second person to say parking this year.
+ Maybe three is the right number for that group? Some of my best work was with three.
## share; Cultural safety; garden
= A better first five minutes
= Where are you from, and other questions I have stopped asking
After cultural safety training I looked at how I open a visit. I used to begin with the form. Now I begin with **who I am, where I live and why I came**, and then I wait.
It feels slow. It saves time: people tell me in the first visit what they used to tell me in the fourth.
+ The waiting is the hard part. I count to ten in my head.
++ Me too, and I usually reach six.
+ Thank you for sharing this. I would add: say whose Country you are on because it matters to you, not because it is on a list.
++ Yes. It took me a while to understand that difference.
+ I have started to do this with everyone, and my visits with {older farmers|teenagers} got better too.
## urgent; Equipment; workshop
= Loan {item} needed in {town} this week
= Does anyone have a {item} to lend near {town}?
$ item = tilt-in-space commode | bariatric shower chair | standing sling in small | portable ramp, two metres
$ town = Dubbo | Mildura | Bundaberg | Geraldton | Port Lincoln | Devonport
A client comes home on {Thursday|Friday} and the {item} is three weeks away. The hire companies near {town} have nothing. We can collect, clean and return it, and our service carries the insurance.
Any lead is welcome, also tonight.
+ We have one in store, an hour from you. Ring our front desk and ask for equipment, I will let them know.
++ You have saved the discharge. Ringing now.
+++ Good luck, and give it a good clean!
+ Try the local motor neurone disease or muscular dystrophy group. They often lend.
+ Sometimes the nearest aged care home will lend for a week if you ask the manager in person, with cake.
## ask; Leadership, Jobs; desk
= Explaining what we do, in one sentence
= What do you say when people ask what an OT does?
At a {barbecue|wedding} on Saturday I was asked again whether I ‘help people find jobs’. After {nine|fourteen} years I still start with ‘well, it is hard to explain’.
What is your sentence?
+ ‘I help people do what they need and love to do, when life gets in the way.’ Then an example from that week.
++ The example is what I have been missing.
+ ‘You know how you got dressed this morning without thinking? I am who you call when that stops working.’
+ I have given up on a sentence and tell the story of the man who wanted to feed his chooks.
++ ~ Please tell us the story of the man and his chooks.
+++ Two rails, a bucket on a trolley, and nine very happy chooks.
## discuss; NDIS, Documentation; desk
= Reports that clients can read
= Do your clients read your reports?
A client told me that she {cried|laughed} when she read my report: it listed forty things that she could not do. It was accurate and it got her the funding. I have been thinking about it since.
How do you write for the funder **and** for the person?
+ First page is for the person, in ‘you’. Everything after that is for the funder. The first page is also the only one that everybody reads.
++ I love this. Do funders mind?
+++ Nobody has ever complained about a clear first page.
+ I read the hard parts aloud with the person before I send it. It takes half an hour and I have never regretted it.
+ We have to describe the worst day, and the system makes us. I tell people that up front: ‘this will sound bleak, and here is why’.
++ ~ Same. And I keep a separate page of strengths that I mean, not two lines at the end.
## ask; Documentation, Leadership; desk
= {Role} wants copies of everything
= Releasing notes to {who}: what do you check?
$ role = A lawyer | An insurer | A separated parent | A new provider
$ who = a lawyer | an insurer | a separated parent | a new provider
The letter is polite, the deadline is {Friday|ten days}, and the notes contain things that other people told me in confidence. Our policy has {one|half a} sentence on it.
What is your routine before anything leaves the building?
+ Valid consent or a subpoena, nothing else opens the drawer. Then ring your insurer’s advice line, it is free and they are kind.
++ I did not know that the line existed. Ringing now.
+ Read every page as if the client were reading over your shoulder. Since I do that my notes have improved too.
+ Third-party information gets redacted with a reason in the margin.
## discuss; Wellbeing, Leadership; kitchen
= The tea room is the best meeting we have
= What keeps your team together?
Two services merged, one tea room disappeared, and within {six|eight} weeks people who had worked together for {nine|seven} years were sending each other e-mails from {twelve|twenty} metres away.
We have claimed back a {corridor|store room}, two chairs and a kettle. What are the small things that hold your team together?
+ A jigsaw. Never finished, always occupied. The best case discussions happen over the sky.
++ The sky is always where people get stuck, in both senses.
+ Friday soup. Someone cooks, everyone pays two dollars, nobody talks about budgets.
+ A photo wall of our dogs. New staff are asked for a dog before a tax file number.
## share; Documentation, Evidence; desk; Outcome dashboard.xlsx
= Five numbers we show to everyone
= Outcomes on one page, and clients like it
Out went the {forty-page|thirty-page} annual report. In came one page on the waiting-room wall, changed every {quarter|season}:
1. How long people waited
2. How many reached **their own** goal
3. What they would change
4. What we changed
5. One sentence from somebody, with permission
People read it while they wait, and they comment.
+ Number three next to number four is brave. I love it.
+ What do you do when the waiting time is embarrassing?
++ We show it. It has helped us more than it has hurt.
## ask; Equipment, Wellbeing; car
= My back, my boot and thirty kilograms of equipment
= How do you load your car?
$ item = a shower commode | a folding ramp | two walkers and a bed stick | a pressure cushion and a raised chair
This week: {item}, alone, up {eleven|fourteen} steps. I teach manual handling for a living and I know what I looked like.
What is your system, and does your employer know about it?
+ Two trips. Always two trips. I was thirty when I learnt it and my back is still cross.
+ We changed the rule: over twelve kilograms the supplier delivers. It cost less than one claim.
++ Over twelve kilograms. I will put it to our manager.
+ A stair-climbing trolley, second hand. I named her Beryl.
## discuss; Assessment, Documentation; desk
= Is ‘independent’ ever the right word?
= Words I have stopped using this year
‘{Independent|Compliant}’, ‘{suffers from|non-verbal}’, ‘{pleasant|poor historian}’. Each of them says more about me than about the person.
What have you dropped, and what do you write in its place?
+ ‘Refused’. Now: ‘said no, because’. The because is always interesting.
++ The because has been missing in my notes for ten years.
+ ‘Pleasant’ in every second letter. What are the others?
+ I still use ‘independent’, with a description: how, how long, at what cost. The word alone is the problem.
## ask; CPD, Evidence; desk
= Which course changed your practice?
= {Amount} dollars for CPD: spend it on what?
$ amount = 800 | 1,200 | 600
I have {amount} dollars and a choice between {a weekend on cognition|a splinting refresher}, a conference and six sessions with an expert. I have been to enough courses that were forgotten by the {Wednesday|car park}.
What changed what you **do**?
+ Watching someone good for a day. I paid her for it. Worth more than any certificate.
++ I had not thought of simply asking somebody.
+ A course on difficult conversations, run by an actor. Used it the next morning and every day since.
+ Any course, if two of you go and teach it to the rest within a week.
## share; Assessment, Sleep; clinic
= I started to ask about sleep
= One question that I added to every first visit
‘How do you sleep?’ It was not on my form. In {three|four} months {two thirds|more than half} of people had something to say, and in {eleven|nine} cases it was the key to everything else: pain, falls, mood, the lot.
Then I had to learn what to do about it, which was the harder part.
+ Same with ‘who do you eat with?’. Simple questions with enormous answers.
++ Adding that one next!
+ What did you learn to do about it?
++ Light, timing, temperature, worry lists, and knowing when to refer. Happy to share my notes.
## ask; Wellbeing, Documentation; desk
= Messages after hours: how do you set limits?
= Text at {time} from a client’s mother
$ time = 10.40 pm | six on Sunday morning | half past nine on Christmas Eve
It was not urgent, it was {worry|loneliness}. I answered, of course, and then lay awake.
I would like a rule that is warm. What do you tell people, and what does your phone do after {five|six}?
+ In the first visit: ‘I read messages between eight and four. At night please ring this number.’ Said once, kindly, and nobody has been offended.
++ Said once at the start. I have been waiting until I was cross.
+ Separate phone, lives in the car. Best forty dollars a month.
+ My auto-reply ends with ‘I hope that the night is gentle’. People mention it.
## discuss; Group programs, Cultural safety; group
= Who is not coming to our service?
= We looked at postcodes, and it was uncomfortable
We mapped {three|two} years of referrals. Two suburbs with the {highest need|most children} were nearly empty. Not a single person from the {towers|caravan park} in eleven months.
We had been proud of our waiting list. Has anyone changed who comes, and not just how many?
+ We moved one clinic a week into the library. Same therapist, other people. Nobody has to be a patient in a library.
++ We have a library right there!
+ Asked a community worker what we were called behind our backs. ‘The letter people.’ So now we ring.
+ Transport. It is so often simply the bus.
## collab; CPD, Research; desk
= Case reports: write one with me?
= Three cases that taught me something: co-authors wanted
I have {three|two} cases in which I was wrong in an interesting way, with consent. I would like to write them up as short reports for people who treat and do not read journals. Looking for someone who {can write|likes references}.
+ I like references, truly. Somebody has to.
++ You are hired.
+ ‘Wrong in an interesting way’ should be a regular column.
## share; Telehealth, Equipment; desk
= A checklist before you hit send
= Wrong attachment, right apology
Last {Tuesday|month} I sent a report to the wrong {Karen|Nguyen}. It was caught, the family was generous, and the notification form was {nine|eleven} pages.
Our new rule: addresses are typed last, attachments opened **after** attaching, and two initials in the file name. Thirty seconds.
+ Address last is genius. Mine now stays empty until the end.
+ Thank you for saying it. We have all been one click away.
++ It helps nobody to hide it.
## ask; Jobs, Wellbeing; walk
= Coming back after {time} away
= Returning to practice after {reason}
$ time = four years | six years | eighteen months
$ reason = parental leave | an illness of my own | caring for my mother | a long time overseas
Everything has a new name, and half of the forms have gone. I know how to listen, how to look at a kitchen, and where my {goniometer|confidence} used to be.
What helped you in the first three months back?
+ Someone to ask who would not remember my questions. Mine was a student, she was delighted to know more than me.
++ I love that, and there is one in our team.
+ You will be slow with the forms and better with the people. It evens out by about week nine.
+ Check the return-to-practice rules for your registration early. It took me a month.
`;
