export const ndis = `
## ask; NDIS, Documentation; desk
= Functional capacity report: how long is yours?
= Seventeen pages and nobody read page four
My functional capacity reports have grown to {seventeen|twenty-one} pages. A planner told me, kindly, that she reads the summary and the table. The person reads {the first page|nothing}, and I spend {nine|eleven} hours.
How long is yours, and what did you cut?
+ Eight pages. Cut: every description of every test. Kept: what I saw, what it means, what is needed, what happens without it.
++ What happens without it. That is missing in mine.
+ One table: task, what the person does, what help, how often, minutes. I have had whole decisions quote only that table.
+ Careful with cutting too far, a tribunal will ask for your reasoning two years later. I keep it in an appendix.
++ ~ Appendix is the answer. Out of the way and still there.
## discuss; NDIS, Wellbeing; desk
= Reasonable, necessary and tired
= How do you stay kind in the third review?
This week: one review of a review, for {a shower chair|continence aids|two hours a week} that everyone agrees is needed. The person asked me whether I was angry **with her**.
I was not. But I had stopped smiling. How do you carry this and not bring it through the front door?
+ I say at the start: ‘if I look grumpy today it is the paperwork, never you.’ People laugh and relax.
++ Said it this morning. She laughed and put the kettle on.
+ We keep a list of wins in the tea room. It is longer than we think.
+ I limit myself to two reviews a week. The rest of the team does the same and it evens out.
## share; NDIS, Documentation; desk; Evidence table template.docx
= A one-page evidence table for equipment requests
= The table that gets our requests through
We looked at our last {forty|fifty} requests: those with this table were decided in {half|two thirds of} the time.
| What the person wants to do | What we tried | What happened | Why this one |
| Shower without fear | Stool, board | Slid twice, two carers | Tilting chair, one carer |
| Eat with the family | Tray, high table | Sat alone | Adjustable base |
No magic, only that each row is **one** sentence.
+ Comparing what was tried is gold. It answers the question they always send back.
+ Have used it three times since you posted. Three approvals.
++ That is lovely to hear, thank you for coming back to say so!
+ Would you do the same for home modifications?
++ Working on it, it needs a column for the landlord.
## ask; NDIS, Assessment; kitchen
= Observing at home without turning it into a test
= How do you do functional observation in one visit?
Two hours, a person I have never met, {a support coordinator on the couch|a very protective mother}, and a form with {sixty|seventy} questions. I want to see an ordinary {Tuesday|morning}.
How do you set it up?
+ I arrive at the time when something happens anyway: lunch, laundry, school pick-up. And I ask the coordinator to ring me later instead.
++ The laundry! Nobody performs for the laundry.
+ Two visits of an hour. The second one is where the truth lives.
+ I tell people that I am there to see what is hard and that doing well will not help them. It is a strange thing to have to say.
++ ~ It is, and it must be said.
## ask; NDIS, Funding; desk
= Plan ends in {weeks} weeks, no meeting booked
= Bridging when a plan runs out
$ weeks = two | three | four
Funds are at {six|eight} per cent, plan ends in {weeks} weeks, and the person needs {continuity|her exercise program|a school visit}. The line says ‘you will be contacted’.
What do you do, and what do you not do for free?
+ I write a half-page letter: current supports, what stops on which date, what the risk is. It has brought a call within days.
++ Half a page. I have been writing essays.
+ I finish what is unsafe to stop and nothing else. It took me years and a hard chat with my accountant.
+ Ask whether the plan will roll over. They often do now, and nobody tells the participant.
## discuss; NDIS, Private practice; desk
= Independent assessors and our treating reports
= When another report contradicts yours
Another assessor met {him|her} once, for {fifty|seventy} minutes, on a very good day. I have known the family for {three|five} years. The reports do not agree, and the shorter one is nicer to read.
How do you respond in a professional way?
+ Line up where we agree first. It is usually eighty per cent. Then the dates, hours and settings of each observation. Let the reader think.
++ Hours of observation in a small table. Thank you.
+ Never a word about the colleague. I only describe what I saw that they could not have.
+ Sometimes they saw something I had stopped seeing. It stung, and it was useful.
## ask; NDIS, Mental health; group
= Supported living: who sleeps where?
= SIL assessment: one house, four people, one awake shift
I have been asked for a {support ratio|roster of care} for {a man who has lived with the same three friends for nine years|someone who has never been asked whom to live with}. The roster exists already, and my report is supposed to fit.
How do you keep the person in it?
+ I begin with a week as they would like it. Then I cost it. Then we talk about the gap.
+ Two overnight visits. Expensive, and the only way to learn that nobody wakes at night except the fridge.
++ The fridge!
+++ Very loud fridge. Replaced it, active night gone.
+ Ask about each friend, what they do for each other. That is support as well and never appears.
## ask; NDIS, Equipment; workshop
= Low-cost items: what do you buy without a report?
= What fits under low-cost assistive technology for you?
Everyone in our team draws the line elsewhere. {Non-slip mats|Long-handled sponges}: yes. {Air fryer|Smart watch}: fights in the tea room.
Do you have a list, and who signs it?
+ We ask three questions: is it because of the disability, is it the standard version, would a reasonable person blush? The third is the most useful.
++ Would a reasonable person blush. Adopted.
+ Air fryer got through for a one-handed man who was burnt by the oven. Reason first, item second.
## share; NDIS, Documentation; desk; Plain English goals.pdf
= Goals in the person’s own words
= How we stopped writing ‘increase independence’
We took {thirty-four|forty} plans. ‘Increase independence in’ appeared {fifty-one|forty-six} times, and no participant remembered having said it.
Now the goal is a **quote**. ‘I want to be the one who drives the trolley.’ Under it, small, comes the rest. Planners like it and people recognise themselves.
+ ‘The one who drives the trolley’ is going to stay with me.
+ What if the person does not use words?
++ Then a photo, or what three people who love them agree that they would say.
+ I tried this in a review last week and the participant read it aloud herself.
## urgent; NDIS, Equipment; workshop
= Pressure mattress stuck in {stage} since {month}
= Skin breaking down, mattress in ‘{stage}’
$ stage = awaiting quote | in review | pending documents
$ month = May | July | August
Stage two on the sacrum. The request has been ‘{stage}’ since {month}. I have rung {five|seven} times. Is there an escalation path that works, or a loan until then?
+ Use the words ‘imminent risk’ and ask for the critical team. Attach the wound photo with consent. Ours moved in two days.
++ Doing it now, with the nurse’s report. Thank you.
+ We have a spare in the store, ring us before four.
+ Hospital avoidance nurses can lend for six weeks here. Worth a call.
## discuss; NDIS, Early intervention; playground
= Early childhood changes: what are you telling families?
= Moving children off the scheme: how do we talk about it?
Families ask me every day whether their child will be ‘{taken off|moved}’. I do not know. I will not guess, and I do not want to sound like a form.
What do you say?
+ ‘Nothing changes until you get a letter. If one comes, bring it and we will read it together.’ Then back to the play dough.
++ Back to the play dough. Yes.
+ I keep a page with dates and sources and hand it out. Rumours shrink when there is a date next to them.
+ We should also say what the community can do: playgroups, libraries, kinder. Some families never heard of the free things.
## ask; NDIS, Supervision; walk
= First {kind} report: who checks yours?
= Peer review for reports in a team of {size}
$ kind = supported living | complex housing | driving | assistive technology
$ size = two | three | four
We are a team of {size}, and everyone is too busy to read each other’s reports properly. I would like a light version: {ten|fifteen} minutes, the same five questions.
What are your five questions?
+ Is the person in it? Is it true? Is it needed? Is it asked for clearly? Would I sign it?
++ ‘Is the person in it?’ first. Perfect.
+ We swap with another small practice once a month, names removed. Fresh eyes and no politics.
## collab; NDIS, Research; desk
= Counting hours: {what}
= Help us count {what}
$ what = unpaid review hours | time from request to delivery | minutes spent on hold
The association would like real numbers for its next submission. For {two|four} weeks, note **{what}**. One line a day, no client details. I will add it up and share it here first.
+ In. I think that I am afraid of the result.
++ So are we all. That is why it needs counting.
+ Our whole team of nine will do it.
+ Could we start after the school holidays? Otherwise half is missing.
++ Start on any Monday, tell me which.
## ask; NDIS, Assistive technology; workshop
= Trial reports: how much is enough?
= Three trials for one cushion
$ item = a cushion | a shower chair | a bed | a joystick
The request for {item} came back: ‘please trial alternatives’. There were two trials in the report. Each further one costs {a half day|two trips} and the person’s patience.
How do you decide when it is enough, and how do you say so?
+ A table with what I excluded without a trial and why. ‘Too wide for the door’ needs no test drive.
++ Excluded without trial. It would have saved me a day.
+ I ask the person to rank what matters before the trials, so that we know when to stop.
+ Photos, always photos. One of ours was approved on a single picture.
## discuss; NDIS, Cultural safety; group
= Plans that make no sense in a big family
= Who counts as informal support?
Four sisters, nine cousins and a plan that assumes one tired mother with ‘{two|three} hours of informal support daily’. In truth nobody counts, and everyone is exhausted.
How do you write about family care without making it look endless or absent?
+ A diary of one ordinary week, by the sisters themselves. It showed nineteen hours before anyone sat down.
++ I have just given them a notebook. Thank you.
+ What would happen if one of them got sick? I always put this sentence in, because someone always does.
## share; NDIS, Private practice; desk; Travel log.xlsx
= Travel, split fairly
= How we plan travel since the price change
We have sorted our days by {postcode|train line}. Two therapists swapped {nine|seven} clients (everyone was asked, nearly everyone said yes), and travel went down by {a third|a quarter}.
What got lost: some spontaneity. What was won: **lunch**.
+ How did you raise it with clients?
++ In person, with the new therapist there, and the right to say no. Two said no and stayed.
+ Log is great, thank you. I added a column for school bells.
## ask; NDIS, Driving; car
= Vehicle modification: who writes what?
= Hoist, ramp or new van?
Client, {thirty|forty-two}, drives with hand controls, transfers are getting worse. Driver assessor, engineer, me: three reports, {one|no} quote yet and everyone waits for someone else.
Who leads in your cases?
+ The driver assessor leads on driving, you lead on getting in and out. One joint page on top with both names.
++ One page with both names. I will ring her today.
+ Ask the converter to come to the house. Our garage was 11 cm too low.
## urgent; NDIS, Mental health; desk
= Housing falls through on {day}
= Emergency accommodation in {place} with a hoist?
$ day = Friday | Monday
$ place = Newcastle | Geelong | Logan | Elizabeth | Midland
His supported accommodation closes on {day}. Needs a ceiling or mobile hoist, one person at night, and he would like to stay near {his brother|the football club}. The hospital is the plan at the moment, and it should not be.
+ Have you tried the respite house run by the council? Two hoist rooms, the manager is a former nurse.
++ They have a bed until the 20th! Thank you.
+ Ask for the hospital discharge pathway contact all the same, they can move money quickly.
`;
