export const aged = `
## ask; Falls, Assessment; kitchen
= He has fallen {times} and does not want to change anything
= Falls, pride and a very slippery mat
$ times = three times since Easter | twice this month | four times, that we know of
{Eighty-four|Ninety-one}, lives alone, sharp as a tack. The mat was knitted by his wife, who has died. It is also what he falls on.
I can write ‘declined’ and drive off. What would you do?
+ Hang it on the wall. Seriously. I have three clients with beautiful rugs on the wall.
++ He is thinking about it! He wants to choose the nail.
+++ The nail is the therapy.
+ Ask him to show you how he gets up again. If he cannot, teach that first. Nobody minds learning it.
+ Check his feet, his eyes and his tablets before his mats. New glasses did more for mine than I did.
+ And document the conversation, not only the outcome. Dignity of risk needs good notes.
## share; Falls, Group programs; group; Balance program.pdf
= Balance group in a bowling club
= What happened when we moved falls prevention to the bowlo
The community centre cost too much, so {twelve|fourteen} weeks of strength and balance happened on the carpet of the bowling club, followed by {scones|a shandy, for those who insisted}.
Drop-out fell from a half to **two people**, one of whom moved to Perth.
+ Holding falls prevention in a place that people miss when they stop going. So simple.
+ Did you measure anything besides scones?
++ Thirty-second sit to stand, and confidence. Both up, scones stable.
+++ I would like this on a poster.
+ Our club said yes within five minutes of my asking. Thank you for the idea!
## discuss; Funding, Assessment; desk
= Home care waiting times and what we do meanwhile
= Approved, and then nothing for {months} months
$ months = seven | nine | eleven
Assessment done, level approved, and now she waits {months} months. She needs a rail, a shower chair and someone to change a light globe.
What is your list of things to do on the day, without any funding at all?
+ Light globes in the boot. I have changed more of them than any electrician in the shire.
++ Adding globes. Bayonet or screw?
+++ Both, and one for the oven.
+ State equipment scheme for the chair, local men’s shed for the step, church for the lawn. I keep a list by postcode.
+ I write to the member of parliament with the number of months. Politely, every quarter.
## ask; Equipment, Sleep; bathroom
= Pressure care for someone who sleeps in a chair
= Recliner for a bed, heels going red
She has not slept in the bed since {her husband died|the operation}. Heels and sacrum pink, {daughter in another state|no services overnight}. The bed is not negotiable, and I understand why.
What would you put into or under that recliner?
+ Make the chair a proper bed: tilt, not just recline, heels floating, cushion that fits. And ask her about the bedroom when she is ready.
+ Heel offloading with a pillow under the calves, today. Cushions take a week, pillows do not.
++ Done this afternoon, she has beautiful pillows.
+ We moved a single bed into the lounge next to the chair. She sleeps in it because it is not *the* bed.
## ask; Home modifications, Falls; bathroom
= Rails before or after reablement?
= First visit: rail or exercise?
After a short admission everybody orders rails. I would like to try four weeks of practice first, and I worry about the {Tuesday|night} in week two.
How do you decide?
+ Temporary rails for the weeks of practice. We review together, and about a third come off again.
++ A third! That would pay for the clamp-on ones.
+ Night toilet gets a rail at once. Everything else can wait for legs.
+ I ask what she would do if I were not there. The answer is usually the towel rail. Then we talk.
## share; Wellbeing, Group programs; garden
= The men’s table
= How a residential home got its workshop back
Lifestyle program: bingo, singing, bingo. Six men in their rooms. So we put a {table|workbench} on the veranda, with sandpaper, {old radios|clocks} and one rule: **nobody is entertained**.
They come at nine and stay until lunch. Staff report less {pacing|calling out} on that wing. I report a lot of sawdust.
+ ‘Nobody is entertained’ is a philosophy of care.
+ How did you get tools past the risk committee?
++ I listed what they had used safely for sixty years. Then I asked which of the committee had ever used a spokeshave.
+++ Magnificent.
+ Could we do the same with women who hate bingo?
++ ~ We did: a sewing table. One rule, same rule.
## ask; Assessment, Cognition; kitchen
= Can she go home? Everyone is looking at me
= Capacity, risk and an occupational therapy home visit
The ward wants a yes or a no. The {son|niece} wants a no. She wants her {cat|own kettle}. I saw her make tea, manage the steps slowly and forget the gas once.
How do you write an opinion that is honest and not a verdict?
+ ‘She can, if.’ Then list the ifs, who does them and from when. It moves the meeting from whether to how.
++ She can, if. That is my new heading.
+ Turn the gas off at the meter and give her an electric kettle. Some of these are hardware problems.
+ Make it clear that capacity is decision-specific. I attach one sentence about it to every such report.
## ask; Assistive technology, Equipment; walk
= Four-wheel walkers: friend or foe?
= Everyone on my street has a walker, and it is too high
Walkers bought at the {chemist|markets}, handles at the ribs, brakes unused. I see {five|six} a week.
Who sets them up where you are? Has anyone run a walker check day?
+ We did one at the library on pension day. Forty walkers, two therapists, one spanner. Local paper came.
++ One spanner! I will bring two.
+ Teach the pharmacist. Ours now measures the wrist crease like a professional.
+ And some people need no walker but new shoes.
## discuss; Leadership, Funding; desk
= Fewer therapy minutes in residential care: what are you seeing?
= Where did the therapy hours go?
Since funding changed, my hours across {three|four} homes have been cut by {a third|half}. What is left is equipment and incident forms. Residents sit longer, and I see it in their hips.
What has worked to make the case? Numbers, stories, families?
+ Number of two-person transfers before and after. Managers understand staff minutes.
++ That is a number I can get. Thank you.
+ Train the carers properly, an hour a week, on one skill. It lasts longer than my hands do.
+ Families at the residents’ meeting. It should not have to be like that and it works.
## ask; Driving, Cognition; car
= Mobility scooter and a glass door
= Scooter assessments: how do you do yours?
$ incident = met a glass door | drove to the next town | took out the tomato stand
A client {incident}. The family would like me to take the key. There is no licence to take away, and he has very good reasons to go out.
What do you assess, and where?
+ His own route at his own time of day, twice. Kerbs, car park, the shop. And a flag.
+ Vision first. Then speed set low and a review in four weeks, written down and agreed with him.
++ He agreed to low speed in exchange for a horn. Fair deal.
+ Ask the shop. Ours rings me when somebody is struggling, and saves me two visits.
## share; Equipment, Documentation; desk; Equipment at home one page.docx
= What is this thing for? One page per item
= Plain-English equipment sheets for families
I found a {shower stool used as a plant stand|slide sheet folded in its plastic}. Nobody had understood what it was for. So: one page per item, big photo, three sentences, how to clean it, **who to ring when it is no longer needed**.
+ ‘Who to ring when it is no longer needed’ would empty half of the garages in this town.
+ I have seen a bath board used for ironing. No complaints from the client.
+ Would you mind if we add Greek and Italian?
++ Please do, and share it back here.
## ask; Wellbeing, Assessment; group
= Loneliness: do you ask?
= She told me that I was the only visitor this week
It was {Thursday|Friday}. I had come about a tap.
What do you do after that sentence? Which things have worked beyond a leaflet for the senior citizens’ centre?
+ I ask who she used to know, and then we ring that person. It worked twice this year.
++ We found a cousin two suburbs away. They had lost each other’s number in 2011.
+++ Oh, that is wonderful.
+ Shared taxi to a lunch with somebody who goes anyway. First time together matters more than the place.
+ A job to do. She now waters the kindergarten’s herbs.
## ask; Sleep, Falls; bathroom
= Night toilet trips: {number} a night
= Three in the morning is my problem hour
$ number = three | four | five
All of the falls in our {village|area} this {quarter|winter} were between the bed and the toilet, and between two and five. Lights and rails are in.
What else has helped?
+ Fluid and tablet timing with the GP, and legs up for an hour in the afternoon. It moved two of the trips into the daytime.
++ Legs up! So simple. I will speak to the GP.
+ Slippers with backs, bed height, glasses on a string at the bed. Then a commode, as a question and not as a sentence.
+ I slept over once at my own mother’s. It is dark, cold, and the cat is grey.
## discuss; Assessment, Wellbeing; kitchen
= Reablement: goals set by whom?
= She does not want to cook again
$ reason = ‘I have cooked for sixty years’ | ‘He did the cooking’ | ‘I never liked it’
The goal on the referral says meals. She says: {reason}. What she would like is to get to the {library|club} on Wednesdays.
I changed the goal. The {program|case manager} was not happy. What would you have done?
+ The same, and written why. Walking to the library is strength, planning, balance and joy. Toast is toast.
++ Toast is toast. I will quote you to the case manager.
+ Meals delivered and a Wednesday outing. Cheaper as well, for those who like numbers.
+ I would keep one question: what happens on a Sunday evening when nothing is delivered? Then I would let it go.
## share; Equipment, Wellbeing; garden
= Raised beds that get used
= The garden bed that failed, and the one that did not
First: beautiful, sleeper timber, {75|80} cm, weeds by Easter. Second: an old {bathtub|laundry trough} on blocks beside the path to the letterbox.
It gets water because everyone passes it. Lesson: **put it where life already goes**.
+ Put it where life already goes: this is my entire theory of home modifications.
+ Pot plants on a walker tray, for those who would like to take the garden along.
++ I am stealing this today.
`;
