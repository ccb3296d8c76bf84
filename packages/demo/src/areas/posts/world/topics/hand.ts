export const hand = `
## ask; Splinting, Hand fractures; splint; Splint pattern.pdf
= Dorsal or volar for {injury}?
= Splint choice after {injury}
$ injury = a fifth metacarpal neck fracture | a volar plate injury of the middle finger | an undisplaced proximal phalanx fracture | a boxer’s fracture in a goalkeeper
New referral for {injury}, day {four|six|nine}, {swollen but well aligned|a lot of swelling, good alignment}. The surgeon is happy with early movement. Our protocol says volar, my colleague swears by dorsal because people use the hand more.
What do you go for, and when do you cut it down?
+ Dorsal here, hand based, from the first visit. They can hold a cup and I see far less stiffness at week three.
++ Do you leave the joint above free from day one?
+++ If the fracture is stable, yes. Buddy strap under it and a phone call on day three.
+ Volar while it is swollen, then re-mould at ten days. A dorsal splint over swelling always needs redoing anyway.
++ That re-mould is already in my diary, so I may do exactly this.
+ What is the job? For a {chef|carpenter} I would choose whatever survives the kitchen or the site.
++ Works behind a bar, so wet all evening. Volar with perforations, I think.
+ Check the rotation before anything else. I once splinted a beautiful malrotation.
## ask; Splinting, Pain; splint
= Thumb base arthritis: long or short splint?
= CMC splints that people actually wear
My patients with thumb base arthritis fall into two groups: those who love a {long|rigid} splint and those who leave it in the drawer. I would like to get it right the first time.
Do you start short and soft, or long and rigid? And what do you tell people about hours of wear?
+ Short, and only for the tasks that hurt. Opening jars, turning keys, pruning. I ask for three tasks and we try the splint on all three before they go home.
++ Three tasks, I like that. So no night splint?
+++ Only if pain wakes them.
+ I let people try both for ten minutes with a kettle. They choose better than I do.
+ Splint plus strengthening of the first dorsal interosseous, otherwise it is half a treatment. The evidence for exercise is modest but real.
++ Which exercise do they stick with?
+++ Rubber band around thumb and index, while watching the news. Ten slow ones.
## discuss; Upper limb, Evidence; clinic
= Early active motion after flexor tendon repair: how early is early?
= Flexor tendon protocols: time to stop being afraid?
We have moved from a dorsal block in full flexion to a shorter splint with the wrist free, and {two|three} surgeons now ask for it by name. Ruptures have not gone up in our {eighteen months|two years} of counting. Stiffness has gone down.
Not everyone on the team is comfortable. How did you bring your surgeons and colleagues along?
+ We started with one surgeon who did wide-awake repairs and had seen the gliding herself. After ten patients the others came to ask.
++ Seeing it glide is the best argument there is.
+ Counting helped us. A spreadsheet with rupture, total active motion and days to light work. Nobody argues with a spreadsheet.
+ I am one of the uncomfortable ones. Our patients live three hours away and some cannot come in week one. For them I still use the older splint.
++ That is a good reason, {name}. Protocols should bend to geography.
+ Which grip do you let them use, and from when?
++ Light composite fist from day four, half range. Sustained grip not before week eight.
## ask; Upper limb, Pain; clinic
= Complex regional pain syndrome: what do you do in the first session?
= Early CRPS after a wrist fracture
Week {five|six} after a distal radius fracture, plate in, bones fine. The hand is {shiny, cold and furious|hot, swollen and cannot bear a sleeve}. She is frightened, and so is her {husband|daughter}.
I know the guideline. What I would like to hear is what you actually **say and do** in the first hour.
+ I say: ‘your hand is not damaged, it is guarding you too hard, and we can teach it.’ Then I ask her to put it in warm water with mine.
++ With yours? That is lovely.
+++ It is hard to be frightened of warm water when someone else is in it.
+ Left and right recognition on a tablet first. It is movement without moving, and people can do it at night when they cannot sleep.
+ Ring the GP the same day about pain relief. Nothing I do works if she has not slept for two weeks.
++ Done this morning, and thank you for the push.
+ No stress loading in week one for me. I know some do, I have seen too many flares.
## share; Splinting, Equipment; splint; Thermoplastic comparison.xlsx
= Thermoplastics compared: what we learnt from a box of offcuts
= We tested six splinting materials so that you do not have to
Our {students|team} spent a quiet afternoon with six materials, one heat pan and a stopwatch. In short:
- **1.6 mm** is enough for most finger splints and children’s hands
- Coated sheets forgive beginners, uncoated ones bond faster
- Everything drapes better at the temperature on the label. We had been too hot for years
The table is attached, prices left out on purpose.
+ Too hot for years, us too. Checked our pan this morning: nine degrees over.
++ Ours was eleven. Nobody had ever asked the pan.
+ Did you test how well they take a second moulding?
++ Yes, last column. Two of the six go brittle.
+ This will save my next student from a lot of burnt fingers, thanks {name}.
## ask; Upper limb, Return to work; workshop
= When do you let a {worker} back on full duties?
= {Worker} wants to go back at week eight
$ worker = carpenter | dairy farmer | hairdresser | chef | baggage handler
A {worker} after {distal radius fixation|a scaphoid that took its time|an extensor tendon repair}, week eight, grip at {sixty|seventy} per cent of the other side. Wants to go back on Monday. The employer is supportive and has no light duties.
Where is your line, and how do you write it so that everybody understands?
+ I do the job with them. An hour in the clinic with the real tools tells all of us more than a grip score.
++ Asked for the tools to be brought in on Thursday.
+ Grip is one number. Can they repeat it for ten minutes? I use that as the test and write it in plain words for the boss.
+ Agree on one task that is off limits until week twelve and make it concrete: no ladder, no overhead drill. People keep one rule, not ten.
++ One rule. Thank you, {name}, that is the letter written.
## share; Upper limb, Documentation; desk; Home program cards.pdf
= Hand exercises on playing cards
= Our home program is now a deck of cards
Nobody does a sheet of fourteen exercises. So we drew each exercise on a card and give people **three cards at a time**. At the next visit they trade.
Adherence is hard to measure, but people bring the cards back {dog-eared|with coffee stains}, which never happened with the sheets.
+ Trading is such a good idea. My teenagers will want a rare one.
++ There is a rare one. It is the lumbrical.
+++ Of course it is.
+ Three at a time should be law.
+ Could you do a version with bigger print? Half of mine leave their glasses at home.
++ Page two of the file, in large print.
## ask; Hand fractures, Paediatrics; splint
= How do you keep a splint on a {age}?
= Tiny hand, large determination
$ age = two-year-old | three-year-old | four-year-old
A {age} after {a fingertip repair|burn contracture release|trigger thumb surgery}. The splint came off {in the car park|before they reached the lift}. Strapping makes it a challenge.
What are your best tricks?
+ Long sleeve pinned to a sock over the hand, with a face on the sock. The splint becomes the puppet’s house.
++ The parents laughed out loud. Trying it today.
+++ Please report on the puppet.
+ Make one for the teddy first, and let the child choose both colours.
+ Self-adhesive wrap over everything, elbow included. Not pretty. It stays.
+ Ask the parents when the child is calmest and fit it then. Ours sleeps at eleven, so we see her at half past ten.
## discuss; Upper limb, Assessment; clinic
= Which outcome measure, if you could keep only one?
= PRWE, QuickDASH or just ask?
We collect four measures at every review, and I doubt that anybody reads three of them. The {manager|department} would let us keep one.
Which would you keep, and would your patients agree?
+ Patient-specific functional scale. Three activities in their own words, and it moves when they do.
+ The wrist ones answer faster than the whole-arm ones for wrists. Obvious, but we used the wrong one for years.
+ I would keep total active motion and throw the questionnaires out. Happy to be argued with.
++ I will argue! Mine had full motion and could not open a door at work.
+++ Fair. Then I keep two.
## ask; Splinting, Stroke; splint
= Night splints for the spastic hand: do you still make them?
= Resting splint after stroke: what do you tell the ward?
The ward asks for a resting splint for {every|nearly every} dense hand. The evidence says it does little for contracture, my {teacher|first supervisor} said the opposite, and the family likes to see something being done.
When do you make one, and how do you explain it when you do not?
+ Only for skin, hygiene or pain. I show the family how to position the arm on a pillow instead and give that the same ten minutes.
++ Ten minutes of attention, not ten minutes of plastic. Understood.
+ I make it if it frees the hand for something: washing, holding a frame. Then I write the goal on the splint itself.
+ If botulinum toxin is planned, I splint after and not before.
## share; Upper limb; clinic; Scar management handout.docx
= A scar handout in {language}
= Scar massage handout, now translated
$ language = simplified Chinese | Vietnamese | Arabic | Hindi | plain English
A colleague and a patient helped us to put our scar handout into {language}: massage, silicone, sun, and what is normal at six weeks. Two pages, large print, drawings and not photographs.
Please check it with your own patients before you use it, and tell me what reads oddly.
+ The drawings are so clear that half of mine will not need the words.
+ One word on page two means ‘wound’ and not ‘scar’, my patient says. Otherwise perfect.
++ Thank her from us, corrected this afternoon.
+ Is there a version for darker skin tones? The colour changes look quite different.
++ You are right, and no. Would you help us write that paragraph?
+++ I would love to.
## ask; Upper limb, Pain; desk
= {Condition} in a {person}: braces first or load first?
= What works for {condition}?
$ condition = tennis elbow | De Quervain’s | trigger finger
$ person = new parent | violin teacher | shearer | dental nurse
I have {a run|three} of these at the moment and treat every one a little differently. For the {person} with {condition} who cannot stop: do you rest and brace first, load early, or send on for an injection?
+ Early, gentle load and a brace for the worst hour of the day only. Total rest has never once worked for someone who cannot rest.
++ The worst hour, not the whole day. That I can sell.
+ For trigger finger: six weeks of a small block at the joint, at night, and half of mine avoid the needle.
+ I ask to see the task on video. Last week it was the way the pram folded.
++ ~ It is always the pram.
## urgent; Upper limb, Jobs; clinic
= Hand therapist in {place} this week?
= Does anyone have space near {place}?
$ place = Townsville | Albury | Bunbury | Launceston | Alice Springs | Tamworth
Patient flies home to {place} on {Wednesday|Friday}, day {five|six} after {zone two repairs to two fingers|replantation of a thumb tip}. Needs someone to see them by Monday. All my usual names are on leave.
+ I can do Monday at eight, before clinic. Send the operation note.
++ You are wonderful. Sending it now.
+++ Got it. Tell them to bring the arm up high on the plane.
+ If that falls through: the base hospital has a shared-care arrangement and will do telehealth with you on the screen.
## notice; CPD, Evidence; desk
= Journal club: {topic}
= Tuesday’s journal club: {topic}
$ topic = relative motion splints after extensor repair | sensory relearning, early or late | virtual visits in hand trauma | exercise for thumb base arthritis
We meet on the first Tuesday, 7.30 pm eastern time, for forty minutes. This month: **{topic}**.
The paper is open access. Please come with one patient in mind for whom it would have changed something. Reading only the abstract is allowed, nobody checks.
+ ‘Nobody checks’ is why I keep coming back.
+ Could we talk about who was left out of the sample? It worries me every time.
++ Yes, I will start with that.
+ First time joining, do I need to prepare?
++ ~ Only a drink. Welcome!
## ask; Upper limb, Assessment; clinic
= Sensory testing without the fancy kit
= Monofilaments have gone missing again
Our monofilaments walk out of the clinic about once a year. Until the new set arrives I am down to {a paper clip, a cotton ball and a coin|coins, keys and a tub of rice}.
What do you use that is quick and good enough to show change?
+ Two-point with a paper clip and a ruler. Not perfect, repeatable if the same person does it.
+ Picking up ten small things with eyes closed, timed. It shows what matters: can I find the key in my pocket?
++ I have just done this with a patient, and he wants to beat his time next week.
+ We chain ours to the desk. I wish I were joking.
## share; Upper limb, Wellbeing; workshop
= A jig for people who have lost a thumb
= What a retired fitter taught me about grip
A patient, a retired {fitter|boat builder}, came back with his own jig for holding a {chisel|fishing rod} without a thumb: leather, one rivet, a wedge. It beats everything in our catalogue.
He has given permission to share the idea. Lesson for me: **ask people what they have already built**.
+ ‘What have you already built?’ is the best assessment question I have read this year.
+ My dad would have loved this man.
+ Did you measure it or is it made by feel?
++ By feel, and by three failed ones that he also showed me. The failures were the most interesting part.
## ask; Upper limb, Fatigue; kitchen
= Rheumatoid hands and a {task}
= Joint protection that people do not laugh at
$ task = new baby | potter’s wheel | sourdough habit | vegetable stall
Early rheumatoid arthritis, {thirty-four|forty-one}, and a {task}. I gave the usual talk on joint protection. The answer was a patient smile.
What do you teach that survives real life?
+ Two changes and no more, chosen by them. And I ask to film the hardest five minutes.
++ Film the hardest five minutes. That is next Tuesday.
+ Pacing before gadgets. The jar opener lives in a drawer, the afternoon rest is a habit.
+ Flare plan on one page: what to drop, what to keep, when to ring.
## discuss; Hand fractures, Evidence; clinic
= Do mallet fingers need us every week?
= Mallet fingers by photo: our first {number}
$ number = thirty | forty | fifty
Splint fitted in person, then a photo {every four days|each week} and a video call at week six. {Two|Three} skin problems, all caught on the photo. Nobody missed the parking fees.
I thought that I would miss the chats. I do. Anyone else?
+ We do this and see the complicated ones for longer. It is a good swap.
+ My older patients send photos of the wrong finger, the dog, and dinner. It still works.
++ I have had dinner as well. It looked excellent.
+ Watch for those who never send a photo. They are the ones who take it off.
## ask; Upper limb, Sensory; clinic
= {Nerve} repair, month {month}: what keeps them going?
= Long nights after a nerve repair
$ nerve = Median | Ulnar | Digital
$ month = four | six | eight
Nothing to see, everything {burns|tingles}, and the surgeon says ‘be patient’. I have run out of synonyms for patient.
How do you show progress when it is a millimetre a day?
+ I draw the Tinel point on a body chart every two weeks, with the date. A line that moves is hope.
++ A line that moves. Thank you, starting with the next visit.
+ Mirror and texture work early, so that the brain keeps a place for the hand.
+ Ask about sleep and mood. With nerve pain it is half of the treatment.
## share; Splinting, Rural; splint
= Splinting from a car boot
= A heat pan, a thermos and an extension lead
Outreach clinic without {power|a sink}: I tried a {camp kettle in a thermos box|slow cooker on a lead from the pub}. Seventy degrees holds for {forty|thirty-five} minutes, enough for two wrists or five fingers.
Photo of the set-up for anyone else on the road.
+ The slow cooker is our town’s worst-kept secret.
+ Please tell me that you do not cook in it.
++ It has a label, in red, in two languages.
`;
