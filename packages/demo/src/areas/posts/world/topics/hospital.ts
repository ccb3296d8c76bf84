export const hospital = `
## ask; Assessment, Leadership; desk
= Thirty on the list, {staff} on the floor
= How do you prioritise on a bad {day}?
$ staff = two of us | one and a half | three
$ day = Monday | Friday before a long weekend
Thirty referrals, {staff}. Our tool says that {nineteen|twenty-one} are urgent, which is another way of saying that it is broken.
What do you do by nine o’clock?
+ Who goes home today because of us, who cannot go home without us, who is at risk in the bed. In this order. Everything else waits.
++ Three lists and not one. Trying it tomorrow.
+ Ten minutes with the nurse in charge. It takes six names off, every day.
+ I also write down who was not seen. At the end of the month it is the best business case.
## share; Assessment, Falls; clinic; ED screening card.pdf
= Occupational therapy in emergency: a card with six questions
= Six questions in the emergency department
Between {ten and six|eight and four} we see everyone over {seventy-five|seventy} who lives alone. Six questions, seven minutes: stairs, shower, food, pills, falls, who rings whom.
In {three|four} months {forty-one|fifty-two} people went home who would have been admitted. Two came back, which we looked at honestly.
+ ‘Who rings whom’ is the best of the six.
+ What did you learn from the two?
++ One had no key to the new flat. One was simply sick. We now ask about the key.
+++ A key question, in both senses.
+ Did you get permanent funding?
++ Until June. Fingers crossed.
## ask; Assessment, Cognition; kitchen
= Delirium or dementia, and a bed needed by noon
= When is it fair to test cognition?
Day {three|four} after a hip fracture, was doing his own tax in {March|June}. Score today: {fourteen|sixteen}. Team wants ‘a level of care’ by noon.
How do you say ‘not yet’ so that it is heard?
+ ‘Today’s score tells us about today’s infection.’ Then I offer a date for the next one.
++ Offered Thursday. They took it!
+ Ring the family for the baseline and write it on the board above the bed. Everyone stops guessing.
+ Ask for the transition bed on the grounds of delirium. It exists in more places than people know.
## discuss; Equipment, Evidence; desk
= Hip precautions: are you still teaching them?
= Raised toilet seats for everybody?
Our surgeons dropped precautions for {anterior|most} approaches. The equipment list did not change: {seat, chair blocks, long-handled everything|the whole set for each person}. We lend about {four hundred|three hundred} items a year and get back half.
Who has stopped, and what happened?
+ Stopped two years ago for anterior. No change in dislocations, half of the store room free.
++ Could you share how you counted?
+++ Sure, it was an audit of all returns to theatre. Message me.
+ We now ask people to sit on their own toilet before surgery. Revolutionary.
+ The very frail still need the height. Please not none for anyone.
## ask; Upper limb, Splinting; splint
= Burns: positioning through the night shift
= Night splints on the burns unit
By {ten at night|two in the morning} the splints are on the window sill. Nurses are flat out, dressings change the fit, and the {axilla|neck} is getting tighter.
What makes it easy enough to happen?
+ Photo on the wall at the bed head, left and right marked with tape in two colours. And bring biscuits at handover.
+ Fewer splints. We chose the one joint that matters most and let go of the rest.
++ One joint. I think that is what the night team was telling me.
## ask; Equipment, Assessment; bathroom
= Discharge on Friday at four
= ‘Just a shower chair’
The pager says ‘just a shower chair’. The {daughter|ambulance booking} is at four. The bathroom has a bath.
How do you say no, and what is your fastest safe yes?
+ Wash at the basin until Monday, chair next week, and a phone call on Saturday. It is a plan and not a failure.
++ A wash at the basin. Everyone forgets that it exists.
+ I ask for a photo of the bathroom on admission now. Students ring the families.
+ Say it with a time: ‘I can make this safe by eleven tomorrow.’ They often find a bed until eleven.
## discuss; Wellbeing, Leadership; walk
= Weekend therapy: was it worth it?
= Our weekend roster after a year
We have worked {six|seven} days for a year. Length of stay: down by {half a day|a little}. Team: {tired|two resignations}, and better than expected at swapping.
If you could decide again?
+ Yes for trauma, no for general medicine. Five days of good staffing beat seven thin ones.
+ Yes, as long as the weekday off is a real one and fixed.
++ That is where ours went wrong: floating days off.
+ My children decided for me.
## share; Evidence, Upper limb; clinic
= Intensive care: what we do before they wake
= Early occupation in intensive care
With the nurses we have built five small things: glasses and hearing aids on by eight, a clock in view, family photos at arm’s length, **hand over hand face washing**, music that the person chose in life.
Delirium days are down by {about a fifth|a quarter}. The face washing is everyone’s favourite, ours as well.
+ Music that they chose in life. We had a drummer whose heart rate settled to Metallica.
++ That is the best clinical note of the year.
+ Do you have criteria for when not to?
++ Yes: pressures, agitation, family says stop. Half a page.
## ask; Group programs, Wellbeing; group
= Lymphoedema clinic: {number} on the waiting list
= Teaching self-massage in a group
$ number = 60 | 85 | 110
I am the only therapist with the training. {number} people waiting, and each first visit is {seventy-five|ninety} minutes.
Would a group for mild cases be safe, and did your people like it?
+ Eight in a circle, curtains for the measuring, tea afterwards. They taught each other bandaging better than I could.
++ Then I will start with eight and a kettle.
+ Screen for infection and anything one-sided and new first. After that, go for it.
`;
