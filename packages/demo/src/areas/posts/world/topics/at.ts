export const at = `
## ask; Assistive technology, Equipment; clinic
= Tilt, recline or both for a {person}?
= Power chair scripting for a {person}
$ person = teenager with muscular dystrophy | man with a high-level injury | woman with MS and pain | child starting school
Trial of two chairs done. Tilt gives pressure relief, recline gives {hips a rest|catheter access}, both give us {eleven|nine} more kilograms and a longer base. The hallway is {880|850} mm.
What decided it for you in similar cases?
+ Twenty-four hours in each at home, not two in the clinic. The hallway decides by itself.
++ The supplier has agreed to a weekend loan.
+ If there is spasm, recline can push people down the seat. Tilt first, then open the hips a few degrees.
+ Ask about the bus. A long base does not turn in ours.
## share; Assistive technology; workshop
= Three-dollar assistive technology
= The best things on my shelf cost less than a coffee
Our shelf of honour:
- Silicone {baking mat|jar lid}, for everything that slides
- Shower curtain ring on a zip
- Pool noodle, for handles, corners and bed edges
- Bulldog clip as a {playing card|phone} stand
What is on yours?
+ Sugru on a light switch. You can find it in the dark.
+ A wooden spoon with two notches: pulls socks, pushes switches, threatens brothers.
++ ‘Threatens brothers’ will go into my next justification.
+ Elastic hair ties on the tap that must not be touched.
+ Please add a paint tin opener: ring pulls, every day.
## ask; Assistive technology, Telehealth; desk
= Eye gaze at home: who supports it after you leave?
= Complex communication access and a very busy family
Set-up works beautifully while I am there. {Two|Three} weeks later it is {behind the couch|under a towel}. Four carers, two languages, one charger.
How do you make it last?
+ One job only for the first month. Ours was ‘change the channel’. Everyone in that house learnt very fast.
++ Change the channel! There is a cricket season coming.
+ A photo of the right position taped to the stand, with a line on the floor for the wheels.
+ Find the person in the house who likes gadgets. It was the ten-year-old cousin.
## ask; Assistive technology, Funding; desk
= Justifying a second chair
= ‘One wheelchair should be enough’
$ reason = the beach and the paddock | work in a machine shop | sport twice a week | a house with stairs between levels
Manual chair for every day, and {reason}. Request came back: duplicate. It is not a duplicate, it is a different shoe.
What evidence moved it?
+ A week’s log with places, and a photo of the first chair where it fails. Then the cost of not going, in support hours.
++ Not going costs eleven hours a week. I had never added it up.
+ ‘A different shoe’ is excellent. I would leave it in.
+ Some of these do get refused whatever we write. We found a club that lends, and kept trying.
## discuss; Assistive technology, Evidence; desk
= Abandoned equipment: what have you learnt?
= The cupboard of good intentions
We rang {forty|fifty} clients a year after supply. About {a quarter|a third} of the items were no longer in use. Some of that is success: people got better. The rest is us.
The strongest predictor in our small count: whether the person **chose between two**.
+ That matches what we see. Even when the second one is clearly worse.
+ How did you code ‘got better’?
++ They told us, and we believed them.
+ I would look at the first two weeks too. If nobody rings in the first two weeks, it is gone.
++ We ring on day ten now.
## share; Assistive technology, Sensory; desk; Smart home starter list.pdf
= Smart home basics for under {amount} dollars
= Start small: voice, light, door
$ amount = three hundred | four hundred
You do not need a consultant for the first step. A speaker, two bulbs, one plug and a {doorbell camera|door sensor} gave {a man with MND|a woman with tetraplegia} back the evening: lights, radio, fan, and knowing who is there.
List attached, with what to set up **before** the visit, because wifi passwords eat sessions.
+ ‘Wifi passwords eat sessions.’ I have lost whole afternoons.
+ Please talk about privacy with people, it is a microphone in the bedroom.
++ Second page, in plain language, and a mute button that they can reach.
+ What about power cuts?
++ A torch, a bell and a neighbour. Also on page two.
## ask; Equipment, Pain; clinic
= Pressure mapping: what do you do with the colours?
= Red on the screen, no pain on the person
The map is {red on the left|a rainbow}, the person says it is the best cushion ever. Skin is perfect after {six|eight} hours.
What do you trust?
+ Skin, always. The map starts the talk, skin ends it.
++ On my wall from today.
+ I use it to show people what leaning does. Nothing else convinces a nineteen-year-old.
+ Check the calibration date. Ours was red everywhere for a month because of a cable.
## collab; Assistive technology, Rural; workshop
= Trial equipment on the road: share a van?
= Anyone for a shared trial day in {place}?
$ place = Armidale | Bendigo | Emerald | Port Augusta | Katherine
Suppliers will come for {six|five} clients, I have {three|two}. If two more services near {place} joined, we could have seating, hoists and beds in one hall for a day, with a kettle.
+ We have two for seating and one for a bed. Which week?
++ Whichever week suits the hall. I will send you three dates.
+ Can we bring a family who just wants to look?
++ Especially them.
## ask; Assistive technology, Paediatrics; playground
= First power mobility at {age}
= Too young for power? A joystick at {age}
$ age = eighteen months | two and a half | three years
She is {age} in every way except walking. I am told that power ‘will stop her from trying’. The literature says the opposite.
What do you say, and what do you start on?
+ Ride-on toy with one big switch, in a hall with nothing to break. Then invite the doubter.
++ The doubter is a grandfather with a camera. This will work.
+ Show them what other children of that age do: they run away. She should be able to run away as well.
+ The studies are small but they all point the same way. Happy to send three of them.
## discuss; Assistive technology, Private practice; desk
= Suppliers: how close is too close?
= Lunch, trials and independence
The {rep|supplier} drives three hours, brings two chairs and a cake, and knows more about the electronics than I do. I need that. I also want my clinical reasoning to stay mine.
Where are your lines?
+ Two suppliers for every trial, and I write my criteria before either arrives.
++ Criteria before cake. Good rule.
+ I declare every training lunch on our page. It is a short, dull list, and that is the idea.
+ In the country there is often only one. Then I say so in the report.
`;
