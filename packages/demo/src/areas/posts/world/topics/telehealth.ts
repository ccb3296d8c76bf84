export const telehealth = `
## ask; Telehealth, Assessment; desk
= Which assessments survive a screen?
= Kitchen assessment by video: has anybody tried it?
= What cannot be assessed on a screen?
We went online in {a week|nine days}. Interviews work. {Hands, balance and kitchens|Anything with a floor} do not, or I do not know how yet.
What have you tested?
+ Kitchen works with a tablet on a shelf and a neighbour in the room. Ask them to make what they had planned to eat anyway.
++ And safety?
+++ Agree on who switches off the stove before you begin.
+ Range of movement by photo from the side with a door frame. Within five degrees, we checked.
## share; Telehealth, Documentation; desk; Telehealth consent.docx
= Consent form for video visits
= One page of consent, tested with clients
= What clients ask before their first video visit
Tested with {fourteen|nineteen} people aged {twelve|sixteen} to ninety. What they wanted to know: who else can see me, is it recorded, what if it drops out, **may I wear pyjamas?**
It is one page. The last question is answered as well.
+ Pyjamas: an equity issue.
+ Used it today, two minutes instead of ten. Thank you.
## discuss; Telehealth, Wellbeing; desk
= Seven hours of faces
= Screen fatigue: therapists too
= How many video visits a day are too many?
By {three|two} o’clock I cannot hear myself think. My clients are fine, they have one call. I have {seven|eight}.
How are you spacing your day?
+ Phone for every third one, standing up, looking at a tree.
++ The tree starts tomorrow.
+ Fifty minutes became forty. Nobody complained.
## ask; Telehealth, Paediatrics; kitchen
= Toddlers by video
= Two-year-old closes the laptop
= Who has the attention of a two-year-old, on a screen?
$ trick = hide the phone on a shelf | play with what is in the kitchen | let the child show me the cat
I {trick}, and still the session ends in {nine|twelve} minutes. Perhaps nine minutes is enough?
+ Nine good ones are a session. Then coach the parent for ten while somebody naps.
+ Let the child press the red button at the end. They will wait for it.
++ He waited nineteen minutes for the red button!
## ask; Telehealth, Rural; car
= Clients without internet
= ‘Can you see me?’ No
= Plan B when the connection fails
A {third|quarter} of my list has no data or a cracked phone. The telehealth plan was written by someone with fibre.
What is your plan B?
+ The library gave us a room with a screen. Two mornings a week, the librarian is a treasure.
+ Ordinary phone calls. I had forgotten how much one can hear.
++ Yes. One hears the kettle, the dog, the stairs.
## share; Telehealth, Group programs; group
= Online group that outlived its reason
= {Number} months of Thursday mornings
= Keeping the online group
$ number = Eight | Ten | Six
We started the online {balance|memory|art} group because we had to. {Seven|Nine} people still come, four of whom could never come to the building.
We will keep it. The building group may be the one to close.
+ Please keep it. My client has not missed one.
+ How do you do the balance part safely?
++ Kitchen bench in front, chair behind, camera sideways, and someone at home for the first two.
## discuss; Telehealth, Funding; desk
= Will they keep paying for video?
= After the temporary items end
= Video visits: making the case
The temporary funding ends on {30 June|31 December}. Our numbers say: same outcomes, {two|three} hundred hours of driving saved. Whom do we need to tell?
+ Your funder, your member of parliament and this association. It collects cases for a submission.
++ Sent ours tonight.
+ Some visits must stay in person, and I hope that we say it just as loudly.
## ask; Telehealth, Equipment; desk
= Camera, light, microphone: what is worth it?
= Set-up for under {amount} dollars
= Looking human on camera
$ amount = a hundred | a hundred and fifty
The laptop makes me look like a {hostage|ghost}. What would you buy first?
+ Microphone. People forgive a ghost, not a crackle.
+ A window in front of you, free of charge.
++ Turned the desk round. I have a face!
## share; Telehealth, Assessment; kitchen
= Home visits with the phone in a shirt pocket
= A grandson, a pocket and a good torch
= Walking through a house by phone
The {grandson|neighbour|home carer} put the phone into a shirt pocket, camera out, and walked me through the house. Steps, rugs, shower, the {dark hall|loose rail} that nobody had mentioned.
It took {twenty|twenty-five} minutes and saved {three|four} hours of driving. I still went once, for the {bathroom floor|measurements}.
+ The shirt pocket is brilliant, both hands free for the torch.
++ And he enjoyed being the expert.
+ Did you record it?
++ No, photos only, with a yes before each.
## collab; Telehealth, Research; desk
= Before we forget: write down what we learnt
= A page each: what worked by video
= Help me to edit: our year online
One page each, by field, before it all becomes normal and nobody remembers that {we measured doors with a broom|grandparents held the camera}. I will edit.
+ Hands: done. Title: ‘A little to the left’.
++ Perfect title.
+ Mental health: writing it this weekend.
`;
