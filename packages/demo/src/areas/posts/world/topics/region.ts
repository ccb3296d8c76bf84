export const region = `
## notice; CPD; group
= {Town}: evening talk on {topic}
= {Day} in {town}: {topic}
$ town = Newcastle | Geelong | Townsville | Bunbury | Hobart | Wollongong | Toowoomba | Whyalla | Canberra | Bendigo
$ topic = sensory approaches on acute wards | falls and footwear | writing for the scheme | hands at work | housing that lasts | burnout and boundaries
$ day = Tuesday | Wednesday | Thursday
Doors at {six|half past six}, sandwiches first. Our speaker has asked for cases, so please bring one without names. Streaming link goes to everyone who registers, and parking behind the building is free after five.
Members free, students free, colleagues from other professions {ten|fifteen} dollars.
+ Is the room accessible from the car park?
++ Yes, level from the rear entrance, and there is a hearing loop.
+ Coming with four students. Save us some sandwiches.
+ Could you record it? I am on a late shift.
++ It will be up within a week.
## collab; Jobs, Private practice; clinic
= Room to share in {town}
= {Town}: bright room, two days a week
$ town = Orange | Ballarat | Mackay | Albany | Launceston | Mount Gambier | Dubbo | Cairns
Ground floor, sink, height-adjustable table, quiet neighbours ({a piano teacher|two accountants}). {Monday and Thursday|Tuesday and Friday} are free from next month. We would like someone who is nice in a corridor.
+ How is the parking for people with walkers?
++ Two bays at the door and a kerb ramp.
+ I know someone who is moving to town, will pass it on.
## share; Equipment; workshop
= To give away: {item}
= Free to a good home in {town}: {item}
$ item = two adjustable tables | a box of splinting offcuts | forty therapy putty tubs | a tilt table | three bath boards and a commode | a set of picture cards
$ town = Parramatta | Footscray | Ipswich | Fremantle | Prospect | Glenorchy | Belconnen
We are clearing the store room, and this should not go to landfill. {Collection until the end of the month|You collect, we help to lift}. Clean, tested, a bit faded.
+ Yes please! Can come on Saturday with a trailer.
++ Yours. Ring the bell at the back.
+ If that falls through, the students would love it.
## urgent; Jobs; clinic
= {Role} in {town}, start as soon as you can
= Vacancy: {role}, {town}
$ role = Grade two, rehabilitation | Community therapist, older persons | Paediatric therapist | Mental health clinician | Senior, hand therapy
$ town = Shepparton | Coffs Harbour | Rockhampton | Geraldton | Port Augusta | Burnie | Armidale | Gladstone
{Full or part time|Four days or a job share}, supervision every week, a team that has lunch together. Our last person stayed for {nine|six} years and is only leaving to {travel|become a grandmother}.
Please ask me anything here, I am the one who would be sitting next to you.
+ Would you take somebody returning after parental leave?
++ With open arms. We have a re-entry plan.
+ How is housing there?
++ Better than the coast. One of the nurses has a flat.
## discuss; Leadership, Funding; desk
= What should we tell the minister?
= State budget: {ask}
$ ask = equipment scheme waiting lists | school therapists | community rehabilitation beds | allied health in emergency
The committee meets an adviser in {two|three} weeks. We have {twenty|fifteen} minutes and will use them on **{ask}**. We need two numbers and one story.
What are yours?
+ Number: 214 days from script to shower chair last year, in our area. Story: she washed at the neighbour’s.
++ That is exactly it. May we use it without the place?
+++ Yes, she said that she would like them to know.
+ Please also ask for something that costs nothing. Advisers remember those.
## notice; Supervision, New graduates; walk
= Mentoring round opens: mentors wanted in {area}
= Mentors and mentees, {area}
$ area = the north | the west | the regional centres | the south coast | the tablelands
Six months, one talk a month, in person where possible. Last round: {twenty-six|thirty-one} pairs, and {nineteen|twenty-two} of them still meet.
Mentors need {three|four} years of practice and the ability to listen for longer than is comfortable.
+ I was mentored in the last round and would like to give it back. Is two and a half years enough?
++ With that attitude, yes.
+ Putting my name down again. I learnt more than my mentee did.
## ask; Funding, Equipment; desk
= Equipment scheme in {state}: new forms?
= Has anyone used the new form in {state}?
$ state = New South Wales | Victoria | Queensland | Western Australia | South Australia | Tasmania
My request from {Monday|last week} came back with ‘old form’. The website still shows the old form. The line is busy, of course.
+ Clear your browser cache, I am serious. The new one is at the same address.
++ Oh for goodness’ sake. It worked.
+++ It took us two days to find out.
+ They accept the old one until the end of the month if you write the date on top.
## collab; CPD, Wellbeing; garden
= {Town} coffee, no agenda
= Breakfast in {town}: who is in?
$ town = Dickson | Brunswick | West End | Subiaco | Norwood | Marrickville | Sandy Bay
There are at least {nine|eleven} of us within two kilometres, and we only meet at other people’s farewells. First {Friday|Thursday} of the month, seven to eight, whoever comes, comes.
+ Seven is brave. I am in.
+ With a pram?
++ Prams, dogs and students welcome.
## share; Rural, Equipment; car
= {Season} checklist for clients who need power
= Ready for {season}: what to check now
$ season = storm season | bushfire season | flood season | the summer blackouts
Ventilators, mattresses, hoists, fridges with medication. We have made a one-page check that takes {ten|twelve} minutes per client: **battery hours, who lifts by hand, where to go, who rings first**.
Last {summer|year} it mattered to four of our people.
+ Who lifts by hand: we found three with no answer. Thank you, really.
+ The energy company has a register for life support. Check that they are on it, half of ours were not.
++ Adding it in bold.
## ask; Placements, Supervision; group
= Could you take a student in {month}?
= {Month} placements: we are {number} short
$ month = March | May | July | August | October
$ number = four | six | nine
The universities in our region are {number} places short. Shared placements count: two days here, two days there. We help with the paperwork, and two of us will do the mid-way visits if you are alone.
+ I can do two days a week. No idea how to assess, it has been years.
++ We will sit next to you for it. Thank you!
+ We took one last year because of a post like this, and then we hired her.
## discuss; CPD; group
= What would you come to?
= Program for next {half}: tell us
$ half = autumn | spring | year
{Nine|Eleven} people came to our last evening, four of them were us. So: topics, times, places? Dinner or no dinner? Should we stop having evenings?
Please be honest. We can take it.
+ Lunchtime online, forty minutes, one case. I would come to every one.
+ I come for the people and not for the talk. Fewer slides.
++ Fewer slides has now been said by everyone.
+ Somewhere with a train station, please.
`;
