export const neuro = `
## ask; Stroke, Upper limb; clinic
= Three hundred repetitions: how do you get there?
= Dose of arm practice on a ward with one therapist
We counted: {thirty-two|forty-one} repetitions in a typical session. The literature asks for hundreds. I have one assistant, {six|seven} people and a room with two tables.
What got your numbers up?
+ Counters. Everyone gets a hand clicker, and the patients compete. We went from forty to a hundred and sixty in a fortnight.
++ Where do you get the clickers?
+++ The cricket shop. Umpires know.
+ Homework between sessions counts. A placemat with three tasks next to the lunch tray, family ticks it off.
+ Semi-circuit: four tables, one task each, five minutes, move on. The assistant keeps time and I correct.
+ Quality matters as well, though. I would rather have eighty good ones than three hundred shrugs.
++ ~ Agreed, but most of us are at forty shrugs.
## share; Fatigue, Cognition; desk; Fatigue diary.pdf
= A fatigue diary that people keep
= Fatigue after brain injury: one page, four colours
We have simplified our fatigue diary down to four colours and one page a week. No scores. People colour in the hour, and in the margin write what they {gave|paid} and what they {got back|gained}.
After two weeks most of them see their own pattern before I do.
+ ‘What I got back’ is such an important column. Ours only listed costs.
+ My patients with visual problems struggled with colours. Stickers worked: star, dot, line, cross.
++ Brilliant, I will add a sticker version.
+ It took one of mine back to choir. Green every time, although it was at night.
## ask; Stroke, Driving; car
= ‘When can I drive?’ in week {week}
= Driving after stroke: what do you say on the ward?
$ week = one | two | three
Everyone asks, everyone hears something different. The medical team says {four weeks|ask the GP}, the family hears ‘fine by Easter’.
What is your standard sentence, and what do you put into the discharge letter?
+ ‘Not for at least four weeks, then it depends on your eyes, your attention and a doctor’s sign-off, and sometimes on a test with me.’ I give it in writing, with the date.
++ The date is what was missing. They all count from different days.
+ Check fields at the bedside before you say anything about time. Neglect hides behind good manners.
+ In our state the person has to notify the authority themselves. I print the form and we fill it in together.
## discuss; Cognition, Assessment; kitchen
= MoCA of {score}, burns toast
= When the screen says fine and the kitchen says no
$ score = 27 | 26 | 28
Score {score}, charming, back at work ‘in his head’. In the kitchen: three burners on, tea towel on the fourth, no concern at all.
How do you explain to a {registrar|family} that both are true?
+ ‘The test asks the questions. The kitchen does not.’ Works in corridors.
++ That will be quoted on the ward round tomorrow.
+ I invite the registrar to breakfast group. Ten minutes of watching is worth a year of reports.
+ Multiple errands tests for the mild ones. They fall apart in the hospital shop and they notice it themselves, which helps.
## ask; Upper limb, Splinting; splint
= Spasticity clinic: who decides on casting?
= Serial casting after toxin: still worth it?
We have {a new clinic|a new rehabilitation physician} and a chance to write our own pathway. I was taught to cast after every injection into the {elbow|wrist} flexors.
What does your pathway look like, and what did you take out?
+ Cast only if there is a range goal with a function behind it: hygiene, sleeve, walker. We took out ‘because there was toxin’.
++ A function behind it. That will be our first box.
+ We took out casts over a weekend. Too many Sundays in emergency.
+ Add a phone call at week two. The window is short and people forget the stretches on day four.
## ask; Assistive technology, Fatigue; desk
= Motor neurone disease: timing the equipment
= How early is too early with MND?
$ item = the power chair | the eye-gaze system | the ceiling hoist
Diagnosed {four|six} months ago, walking, still working two days. I know that {item} takes longer than he has between now and needing it. He does not want to hear the word.
How do you time the talk?
+ I say: ‘the paperwork is slow and you are in charge of when it comes out of the box.’ Ordering is not using.
++ Ordering is not using. Thank you for that sentence.
+ Ask what he has already thought about. Usually far more than he has told anyone.
+ Some people never want it, and that is their right. I document that I offered and keep the door open.
## share; Stroke, Group programs; group
= Breakfast group: cheap, loud, effective
= Why our stroke unit smells of toast
Every weekday at eight: six people, one table, toast, eggs, tea. One therapist, one assistant, sometimes a physio who pretends to be passing by.
It is upper limb practice, cognition, speech and swallow with colleagues, and it is the **only hour in which people look at each other**. Cost per head: {two dollars ten|one dollar ninety}.
+ ‘A physio who pretends to be passing by’. We have that exact physio.
+ How did you get it past infection control?
++ Individual butter. That was the entire negotiation.
+ We added a family day once a week. They see what their person can do, and stop doing it for them.
## ask; Cognition, Assistive technology; desk
= Memory aids that are still in use after six months
= Phone, diary or whiteboard?
$ who = a plumber | a retired teacher | a student | a young mother
Brain injury, {fourteen|nine} months on: {who}, new learning very slow. We have tried three apps. The one that works is a biro on the back of the hand.
What has lasted for your people?
+ One thing, used for everything, taught with errorless learning over weeks. The choice matters less than the teaching.
++ I have been changing the tool and not the teaching. Ouch, and thank you.
+ Smart speaker in the kitchen with reminders in the daughter’s voice.
+ The hand and a photo of the hand at noon. It is a system!
## discuss; Stroke, Evidence; clinic
= Mirror therapy, or am I just fond of mirrors?
= What have you dropped because of the evidence?
I cleaned out our cupboard: {hand rolls|overhead pulleys|the peg board of despair}. Mirror boxes stay, for a few, with a plan.
What have you let go of, and what do you keep although the evidence is thin, and why?
+ Gone: routine resting splints. Kept: folding towels, because Mrs A wants to fold towels.
++ Wanting to is evidence of a kind.
+ Gone: squeezing a ball. I still have to take it out of visitors’ hands.
+ Mirrors twice a day for twenty minutes did help two of mine with pain. So, fond and partly right.
## urgent; Stroke, Equipment; workshop
= Community rehabilitation in {place}?
= Who takes young stroke in {place}?
$ place = Shepparton | Rockhampton | Mount Gambier | Dubbo | Kalgoorlie
{Thirty-six|Forty-one}, two small children, going home to {place} next week. Left hemiplegia, motivated, and I cannot find an outpatient team under a {three|four}-month wait.
Who do I ring?
+ Ring me. We do not advertise it, but we keep two places for exactly this.
++ I could hug you. Calling at two.
+ Meanwhile: telehealth upper limb group on Thursdays, open to any postcode. I will send the referral form.
## share; Cognition, Return to work; desk; Letter to employer.docx
= Plain letter to an employer after a brain injury
= Template: what your employee may need
After the {tenth|fifteenth} version I wrote a template: one page, no diagnosis, four headings. **What goes well. What takes longer. What helps. When we will check.**
The person decides on every line. It has kept {three|four} people in their jobs this year.
+ ‘When we will check’ is what employers ask me for most. They are afraid of forever.
+ Used it this week. The boss rang to say thank you, which was a first.
++ That has made my Friday.
## ask; Fatigue, Sleep; clinic
= Heat, fatigue and multiple sclerosis
= Surviving summer with MS
Forty degrees forecast from {Tuesday|Thursday}. Several of my clients lose {half of their function|two days} after an outing in heat.
Beyond cooling vests and early shopping, what has helped, and has anyone got cooling funded?
+ Cold drink before and not during. And doing nothing important the day after, on purpose.
+ Air conditioning rebate exists in several states for heat intolerance. Needs a form from the GP, ten minutes.
++ I had no idea. Three forms on their way.
+ Funded once, with a two-week log of temperature, steps and rest. The log won it.
## ask; Stroke, Assistive technology; kitchen
= One hand in the kitchen: what is worth buying?
= Cooking after stroke with {limit}
$ limit = one arm | neglect | double vision | tremor
He cooked for {a living|five children}. I have shown the spike board and the rocker knife. He was polite.
What do people really use after a year?
+ A damp cloth, a good heavy pan, and frozen onions. Nobody uses the spike board.
++ Frozen onions were met with silence and then a nod.
+ Slow cooker and scissors. Scissors cut everything.
+ Ask what dish he would be ashamed to serve badly and start with another one.
## discuss; Stroke, Wellbeing; walk
= Sex, intimacy and our silence
= Do you raise it?
In {twelve|fourteen} years not one patient has raised it first. Since I put it on the list of ‘things people ask about’, {about half|two in five} point at it with a finger.
How do you open the door, and what did you have to learn?
+ That very list. Between driving and fishing. It says: this is ordinary.
++ Between driving and fishing is the perfect place.
+ I learnt to say positions, pillows and timing of tablets without going red. Practise with a colleague, seriously.
+ The partners often have more questions. I offer ten minutes alone.
## share; Upper limb, Group programs; group; Home circuit cards.pdf
= Home circuit with a kitchen timer
= Self-directed arm practice that people do
Six cards, a kitchen timer, five minutes each: {pegs, coins, jars, towel, cards, cups|cups, towel, pegs, phone, jars, laces}. The family gets to draw the card.
Average in the first {month|six weeks}: {two hundred and ten|a hundred and eighty} repetitions a day, by their own count. Half of it would still be wonderful.
+ The family drawing the card is lovely.
+ Which hand holds the timer?
++ The lazy one, of course.
+ Used it with a man who hates exercise. He likes beating the timer.
`;
