export const dementia = `
## discuss; Dementia, Wellbeing; walk
= He wants to go home, and he is at home
= ‘I want to go home’ at four o’clock
Every afternoon from {four|half past three}. His wife has tried explaining, photographs, and locking the door. What she has not tried is going with him.
We went. Around the block, back in the front gate, ‘here we are’. It gave them {an hour|a whole evening}. What do you suggest when the carer is too tired to walk?
+ Ask what home is. For one of my clients it was tea with two sugars and the radio on.
++ The radio! I will ask her about the station.
+ A neighbour with a dog and a standing appointment at four.
+ For those who cannot walk: pack the bag together, slowly. The packing is often the journey.
## ask; Dementia, Home modifications; bathroom
= Contrast, mirrors and a frightening shower
= Making a bathroom less frightening
She screams when the {shower|water} starts. White tiles, white chair, white floor, large mirror. I have one visit and {two hundred|a hundred and fifty} dollars.
What first?
+ Cover the mirror, warm the room, dark mat and dark seat. Under eighty dollars.
++ Done, and a red towel that she likes. No scream today.
+++ That is the best message of my week.
+ Hand-held shower, start at the feet, and she holds it. Control over the water beats everything.
+ Does she need a shower? A warm wash at the basin is clean enough on most days.
## share; Dementia, Group programs; group
= Five sessions for carers: what they asked for
= What carers wanted from us was not information
We asked {eighteen|twenty-three} carers. They did not want another talk on types of dementia. They wanted: how to leave the house in under an hour, what to do with anger, and **permission**.
So the program became five sessions of practice, with respite in the next room. I am glad to share the outline.
+ Permission. Yes. For what, mostly?
++ To be bored. To be cross. To go to the hairdresser.
+ Respite in the next room makes all the difference, it should be in every budget.
+ May I ask who ran the next room?
++ Two students and a very patient greyhound.
## ask; Dementia, Assessment; kitchen
= Which assessment at home, in late stage?
= Assessing ability when language has gone
No words left, smiles at {music|children}. I was asked for a ‘functional assessment’ and refuse to write ‘dependent in all ADL’ and nothing else.
What do you use to show what is still there?
+ I offer a warm flannel, a hairbrush and a spoon and watch the hands. Then I write what the hands know.
++ ‘What the hands know.’ That is the heading.
+ Pool Activity Level, done with the carer who knows her best. It leads straight to what to do.
+ Twenty minutes of sitting beside and noting each time she turns to something. It changed the care plan at our place.
## discuss; Dementia, Documentation; desk
= Behaviour charts that ask the wrong question
= ‘Aggressive during cares’: what was the room doing?
I read {thirty|forty} incident forms. Nearly all happened {before ten in the morning|between undressing and the shower}. Nearly all begin with ‘resident became’.
We have changed the form: it starts with what **we** did, the noise, the light, the time. Has anyone done the same and kept it going?
+ We did, and the first month looked worse because people wrote more. Warn your manager.
++ Warned, thank you.
+ Put the person’s likely reason as a required field. ‘Don’t know’ is allowed. It makes everyone wonder.
+ Kept going for two years by reading three of them aloud at handover, without names.
## ask; Dementia, Equipment; desk
= GPS trackers: consent and common sense
= Tracker in the shoe: where do you stand?
$ relation = wife | son | neighbour
The {relation} wants a tracker in his shoe. He still walks {to the jetty|to the bakery} every morning, and got lost {once|twice}. He said yes, then forgot, then said no.
How do you do consent over time?
+ Ask each time he puts it on, in one sentence. A yes at seven in the morning is a yes for that walk.
++ That feels right to me. Small yeses.
+ On his keys and not in the shoe. He knows about keys.
+ Also teach the bakery. Ours rings when anyone looks unsure.
## ask; Dementia, Driving; car
= Early dementia and still driving to {place}
= The keys conversation
$ place = bowls | church | the farm gate | choir
Diagnosis in {March|spring}, drives only to {place}, and only in daylight. The family pretends not to know.
When do you refer for an assessment, and how do you prepare somebody for a no?
+ At diagnosis, so that it becomes a routine check and not an accusation. And I start the talk about getting there without driving on the same day.
+ We practised the community bus for six weeks **before** the test. He failed and already had a favourite seat.
++ A favourite seat. Thank you, starting the bus now.
+ Reporting duties differ between states, please check yours.
## collab; Dementia, Research; group
= Design audit of residential homes: testers wanted
= Help us to test a dementia design audit
We have a draft audit: {forty|thirty-five} questions, ninety minutes, walks through a home as a resident would. Looking for four homes of different sizes, and therapists who will be **blunt**.
You get the results and a morning with someone who knows about paint.
+ Blunt is my middle name. We have sixty beds and a terrible corridor.
++ The terrible corridor is exactly what we need.
+ In, if you come with the paint person.
## share; Dementia, Wellbeing; kitchen
= A drawer of her own
= The drawer
She emptied the kitchen twice a day. Instead of locks: a drawer that is **hers**, at hip height, filled each evening with {tea towels, clothes pegs and wooden spoons|gloves, ribbons and old letters}.
The rest of the kitchen is now left alone, mostly. Cost: nothing. Her granddaughter restocks it.
+ The granddaughter restocking it is what gets me.
+ We did this with a toolbox. Same peace, more noise.
+ I would be interested in how long it lasts.
++ Five months so far, with changes. When it stops, we will find the next thing.
## ask; Dementia, Sleep; clinic
= Nights
= Up four times a night: what is left before tablets?
Carer is {seventy-nine|eighty-three} and sleeps two hours at a stretch. We have done light, daytime walks, toilet at eleven, no caffeine.
What else, before everyone gives up?
+ Pain. Regular paracetamol at night fixed it in two of my last five.
++ Raised with the GP today, thank you.
+ Separate beds, a motion light to the toilet, and a carer who sleeps elsewhere on two nights. The last one saved the marriage.
+ A night job: one of mine ‘checks the doors’, signs a sheet and goes back to bed.
`;
