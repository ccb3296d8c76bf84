export const home = `
## ask; Home modifications, Equipment; bathroom
= Level-access shower in a {house}
= Falls to the waste in a {house}
$ house = unit on the second floor | weatherboard on stumps | slab with heated floor | rental with a nervous owner
Bathroom {1,650 by 1,900|1,800 by 2,100}, shower over bath now, attendant propelled chair later. Builder says that the floor cannot take the fall. I have heard that before, and sometimes it was true.
What would you ask him?
+ Where is the waste, what is under it and how thick is the screed? If he can answer all three I believe him.
++ He could answer one. Second builder comes on Monday.
+ Linear drain at the back wall and the whole floor falls one way. Wheels prefer it as well.
+ Do not forget where the water goes when the carer opens the door. A 10 mm strip saved a hallway.
## share; Home modifications, Documentation; desk; Bathroom clinical checklist.pdf
= My checklist for bathroom scopes
= Eleven questions before I draw anything
After a {toilet was set at the wrong height|door opened onto the chair} (mine, I own it) I wrote a checklist. The three that save me most often:
1. Who else uses this room, and how tall are they?
2. Where does the wet chair go when it is not in use?
3. What will have changed in **three years**?
+ Number two! Nobody ever thinks about the wet chair.
+ I would add: which way does the person turn? It decides the whole layout.
++ Added as number twelve, with your name.
+ Thank you for owning the toilet. I have a ramp like that.
## ask; Home modifications, Funding; desk
= Ramp of 1:14 and a front yard of four metres
= Not enough length: ramp, lift or another door?
$ flower = roses | lemon trees | dahlias
Rise {620|540} mm, four metres to the footpath, council owns the tree. A ramp would {turn twice|eat the garden}. The client’s one wish is to sit among her {flower}.
Low-rise lift, side door, or something cleverer?
+ Raise the path. Landscape it gently from the gate along the side and you may need no ramp at all. The {flower} line it.
++ A landscaper is looking at levels this week. The client has started to draw.
+++ Then it is already a success.
+ Lifts are quick until the power goes out. Ask what happens in a storm.
+ The standard is for public buildings. In a private home I justify 1:12 with a trial and a photo of her doing it.
## discuss; Home modifications, NDIS; desk
= Complex modifications and the eleven-month gap
= Works approved, person changed
The report was right when I wrote it. By the time of approval the person’s needs had {moved on|outgrown the design}. Variation form, new quotes, and {four|five} more months.
How do you write for change without asking for everything?
+ One page on likely change, with the parts that are cheap now and dear later: wall noggings, wider door, waste position. It has never been refused.
++ Cheap now, dear later. What a good phrase for a planner.
+ I date every measurement of the person and say when it must be redone.
+ Interim plan in the same report. Otherwise people live in a hallway for a year.
## ask; Home modifications, Paediatrics; bathroom
= Bathing a growing {child}: lift, table or wet room?
= What will still work in five years?
$ child = seven-year-old | nine-year-old | twelve-year-old
{Twenty-six|Thirty-one} kilograms, loves water, dad’s back is on strike. Bathroom is small, family rents for {two|three} more years.
What is your best temporary answer that is not awful?
+ Portable change table over the bath with a hand-held shower. Moves with them, and the child still gets wet, which is the point.
+ Ask about the pool down the road. One family bathes there three times a week and calls it swimming.
++ I love that. They live next to a pool!
+ Ceiling hoist on a free-standing frame; the landlord does not have to know what a nogging is.
## ask; Assistive technology, Equipment; kitchen
= Kitchen for a wheelchair user who bakes
= Bench height when two people share
She bakes for a living, seated; he is {192|188} cm and cooks on Sundays. Adjustable bench is {out of budget|refused as a preference}.
Two heights? Pull-out boards? What do your bakers and tall husbands use?
+ Pull-out boards at 740 with a damp tea towel under the bowl. Costs nothing, moves anywhere.
++ The damp tea towel is the real modification.
+ Two heights, with the low one by the window. In all our projects the low one becomes the favourite.
+ Draw around her reach on the floor with chalk before you choose anything.
## share; Home modifications, Falls; garden
= Lighting first
= The cheapest modification of my year
{Six|Seven} motion lights, batteries included, {ninety|eighty} dollars. Bed to toilet, back step, letterbox. She has not fallen since {winter|April} and says that the house now ‘greets’ her.
I used to write lighting at the end of my list. It has moved to the top.
+ ‘The house now greets her.’ Beautiful.
+ Warm light, please, cold white keeps people awake at three.
++ Good tip, swapping two of them.
+ And the bulb in the fridge! No light, no eating, in one of my clients.
## ask; Home modifications, Leadership; workshop
= Finding builders who read the drawing
= The rail is in the wrong place again
$ gap = 70 mm | 110 mm | half a tile
Drawing, photo, tape on the wall, phone call. Rail went in {gap} off because ‘it looked better in line with the tiles’.
How do you get it right the first time?
+ I put a strip of tape with my signature and ‘screw here’ on it. Childish and infallible.
++ Childish and infallible describes my whole practice.
+ Be there for the first one with each builder. After that they send me photos.
+ Write the reason next to the dimension: ‘600 because his elbow’. People keep what they understand.
## discuss; Home modifications, Evidence; desk
= Do we follow up?
= Six months after the works: who goes back?
I went back to {ten|eleven} bathrooms out of curiosity. Most were in full use, one stored bicycles, one had a rail used only by the cat.
The bicycle one taught me the most. Does anyone have funding for follow-up visits? If not, how do you learn?
+ We ring with four questions at six months. Students do it, and it is their favourite project.
++ Four questions would be enough. Could you share them?
+++ Used it? Who else? What is in the way? What would you do differently?
+ I am more interested in the cat.
## urgent; Home modifications, Equipment; bathroom
= Modular ramp in {place} by {day}
= Hospital discharge stuck on two steps in {place}
$ place = Ballarat | Wollongong | Ipswich | Bunbury | Launceston | Whyalla
$ day = Friday | Monday | the weekend
Everything is ready except two steps, {380|340} mm. The usual hire firm has a three-week wait. Would anybody in {place} have a modular ramp, or know a handy person with insurance?
+ We have three metres of it in the shed. It is heavy, bring two people.
++ Two people and a ute are on the way. Thank you!
+ Temporary timber ramp by our men’s shed, signed off by a builder. They did it in a day for us.
## ask; Home modifications, Cognition; kitchen
= Stove isolators: which one does not drive the family mad?
= Gas, electric or induction for someone who forgets
Cooks {every day|for her whole street}, forgets pots. Stopping her cooking would be the end of many things.
I have tried a timer switch ({hated|bypassed with a fork}). What lasted in your homes?
+ Induction with auto shut-off and two of her own pots that work on it. Practise the touch panel for a fortnight.
+ Sensor above the hob that only acts when nobody is there. She has never noticed it.
++ Never noticed is the feature I want.
+ Move cooking to the morning when she is at her best. No hardware.
`;
