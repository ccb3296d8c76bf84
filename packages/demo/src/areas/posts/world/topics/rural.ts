export const rural = `
## ask; Rural, Supervision; car
= Sole therapist, new town: first {weeks} weeks?
= I start in {town} on Monday
$ weeks = four | six
$ town = Longreach | Broken Hill | Ceduna | Katherine | Halls Creek | Queenstown
From Monday I am the occupational therapist of {town} and of everything for {two hundred|three hundred} kilometres around it. Handover: {a key and a dog-eared folder|eleven minutes on the phone}.
What did you do first, and what would you leave for later?
+ Buy coffee where the nurses buy coffee. You will know everything by Wednesday.
++ There is one café. This will be efficient.
+ See nobody for three days except colleagues. The list has waited for months and can wait three more days.
+ Find your supervisor **before** your first hard case. Mine was on video and she saved me.
++ ~ Happy to do it for a while if you have nobody yet.
## share; Rural, Telehealth; desk; Outreach planner.xlsx
= One trip, three jobs: our outreach planner
= Planning outreach so that nobody drives twice
We used to drive to {the station|the coast} for one visit. The planner now shows who else is on that road, which equipment should come back, and whose {review|school visit} can be brought forward.
{Nineteen|Twenty-three} per cent fewer kilometres in six months, and {nine|seven} more visits.
+ Equipment that should come back! My boot thanks you.
+ Does it work with the floods?
++ There is a column for the causeway. Red means no.
+++ Beautiful.
## discuss; Rural, Wellbeing; walk
= Living where you work
= Meeting clients in the pool
I treat my {bank manager|hairdresser}, my {neighbour’s mother|son’s teacher} and the man who {fixes my car|reads the water meter}. I love it here. Sometimes I would like to buy wine without being asked about a wheelchair.
How do you hold boundaries when there is one supermarket?
+ ‘Ring me tomorrow, I forget everything in the frozen section.’ Said with a smile, works every time.
++ Practising in the mirror now.
+ I tell people in the first visit: if we meet, you decide whether we know each other.
+ I think we over-worry. My clients look after my privacy too. They chase others away from my trolley.
## ask; Rural, Equipment; workshop
= Dust, heat and a power chair
= Equipment that survives {place}
$ place = red dust | salt air | the wet season | forty-six degrees
Third {joystick|castor} in a year. The supplier is {nine|eleven} hundred kilometres away and cannot believe the pictures.
What has lasted where you are?
+ Fewer electronics, bigger tyres, a tarp, and a mechanic in town who gets the manuals. Ours is the tractor dealer.
++ The tractor dealer has said yes, and asked for cake.
+ Ask for sealed bearings in writing. And weekly compressed air from the servo.
## ask; Rural, Assessment; desk
= Generalist today: {mix}
= Today: {mix}. How do you stay safe?
$ mix = a baby’s hip brace, a farmer’s hand and a dementia ward | a school, two showers and a burns garment | seating, a new stroke and a court letter
I am competent in maybe half of it and honest about the rest. Who do you ring, and how do you decide that something is beyond you?
+ Three numbers on the wall: hand, paediatrics, seating. They know I ring, I know that they answer. It took a bottle of wine each.
+ My rule: if I would be embarrassed to describe it to them, I ring before and not after.
++ That is a very good rule.
+ Generalist is a specialty. Write that down as well.
## share; Rural, Placements; group
= Students in the bush: what made them stay
= Two of our last {number} students came back
$ number = five | seven | six
They came for {six|eight} weeks, terrified of snakes. We gave them a project that the **town** wanted: {a pool hoist roster|the show’s quiet hour|a ramp for the pub}.
Two have come back to work here. What they told us: it was not the scenery, it was being needed.
+ A ramp for the pub is the most rural project in history.
++ Opened by the mayor, tested by the publican’s mother.
+ Housing is our problem. Where do they live?
++ With the school principal, who cooks. We are very lucky.
## urgent; Rural, Jobs; car
= Locum for {town}, {length}
= {Town} needs somebody for {length}
$ town = Bourke | Mount Isa | Broome | Swan Hill | Coober Pedy
$ length = three weeks | two months | the winter
House with a lemon tree, car, supervision by phone, a kind team of {four|five}. You will learn more than in two years anywhere else, and you can be home for {Christmas|grand final day}.
+ Is it possible with a dog and a partner who works online?
++ The dog will get more visitors than you. Yes.
+ I did it last year. Go. Bring a hat.
## discuss; Rural, Telehealth; desk
= Telehealth is not a substitute for turning up. Discuss
= What should never be done by video?
Head office suggests that {half|two thirds} of our outreach could be ‘virtual’. Some could. I know people who say nothing on a screen and everything on a {veranda|drive to the tip}.
Where is your line?
+ First visit always in person. After that, whatever the person prefers.
+ Anything with hands, floors or families. That is most of it.
++ I have just read this sentence to head office.
+ In defence of video: I have seen people weekly whom I would have seen twice a year.
## collab; Rural, CPD; group
= Friday lunch: {topic}
= Dogs welcome: Friday lunch on {topic}
$ topic = driving and distance | the first hour after a flood | snakes, roads and insurance | supervising an assistant at a distance
Every second Friday, half past twelve eastern time, bring your lunch. This week **{topic}**. {Forty|Thirty-five} minutes, nobody takes minutes, dogs may be shown to the camera.
+ My lunch is at half past ten then. I shall bring breakfast.
+ The kelpie and I will be there.
++ The kelpie has been missed.
## ask; Rural, Cultural safety; garden
= Working through a community’s own health service
= Before the first fly-in clinic
We have been invited to run a clinic {monthly|every six weeks} with the community-controlled health service. I have been told to come early, sit down and be patient.
Beyond this, what did you learn on your first trips?
+ Ask who you should be introduced by. Then wait until that happens, even if it takes the whole first day.
+ Bring fewer forms and more time. And come back when you said that you would, that matters most.
++ Come back when you said. I will protect those dates.
+ The health workers are your clinical partners. Plan with them, and pay for their time.
`;
