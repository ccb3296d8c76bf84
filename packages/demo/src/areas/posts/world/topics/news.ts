export const news = `
## notice; CPD; group
= Registration is open: {event}
= {Event}: book before {date}
$ event = Winter school | Study day on complex housing | National symposium on mental health | Evening series on hands | Leadership intensive
$ date = the end of the month | Friday week | the holidays
{Event} is open for booking. {Two days|One day}, in person and online, {eleven|fourteen} sessions, and for the first time a **quiet room and childcare**.
Early prices until {date}. Students, new graduates and members on parental leave pay half.
+ Childcare! I can come for the first time in six years.
++ You asked for it in the survey, so here it is.
+ Will sessions be captioned?
++ All of them, live, in the room as well.
+ Booked. Who shares a lift from the south?
## notice; Funding, NDIS; desk
= Our submission on {topic}
= We have told the government: {topic}
$ topic = pricing and travel | aged care therapy minutes | school-based supports | telehealth items | driver licensing rules
The submission went in on {Friday|Monday}: {nine|twelve} recommendations, {four hundred and twelve|three hundred and sixty} of your answers, {eleven|seven} stories. The short version is {two|three} pages, and the full text is in the library.
The three things we asked for first: **time, transparency, and no change without a transition.**
+ Thank you. I recognise my sentence on page six.
+ Could the short version be shared with clients?
++ Please do, it was written for that.
+ What happens next?
++ A hearing in about six weeks. We will report here.
## notice; Wellbeing; walk
= Member wellbeing: {offer}
= New for members: {offer}
$ offer = four free counselling sessions | a peer support line | a course on boundaries | walking groups in eight cities
From {the first of next month|Monday}: **{offer}**. No forms that your employer can see, no questions about why.
The idea came from {a post in the new graduates’ community|the last member survey}. Keep posting ideas.
+ This is worth my whole membership fee.
+ Are people in remote areas included?
++ Yes, by phone or video, also in the evening.
## notice; Research, Funding; desk
= Research grants: {amount} dollars, small and quick
= Apply by {date}: small research grants
$ amount = 5,000 | 8,000 | 10,000
$ date = the end of next month | the last Friday of term
For clinicians, not for professors: up to {amount} dollars, {two|three} pages, answer within six weeks. Last year’s round paid for {a splint trial in two clinics|interviews with shearers|a translated handout}.
+ Is a first-time applicant at a disadvantage?
++ The opposite: half is kept for first-timers.
+ Three pages is very civilised.
## discuss; CPD; desk
= Ask the board: {theme}
= Your questions on {theme}
$ theme = fees for next year | the strategic plan | how we choose what to lobby for | the new portal
The board meets {next week|on Saturday}. Ask anything about **{theme}** below. Every question gets an answer within a week, including the awkward ones.
+ Awkward one: why are fees for part-timers the same?
++ It is on the agenda for this meeting, with two options. We will post both.
+++ Thank you for not hiding it.
+ Could we see attendance and votes? Other bodies publish them.
++ Good idea. From this meeting on, yes.
+ Thank you to whoever made the search work.
## notice; New graduates, Supervision; group
= Volunteers wanted: {role}
= Could you be {role}?
$ role = a conference reviewer | a moderator of a community | a mentor | a tester of the portal | a voice on the ethics panel
About {two|three} hours a month, for a year, with a handover and a thank-you dinner that is not in an airport hotel.
We particularly need people from {the regions|early career|outside the capitals}, and people who have never done it before.
+ Never done it before, from the regions. Do I win?
++ You win. Sending you the details.
+ Is there a time of year when it is worse?
++ March. We will not pretend otherwise.
## notice; CPD, Documentation; desk
= CPD year ends soon: what you need
= CPD in five lines
$ month = November | December
1. Twenty hours a year, pro rata if you joined late
2. Planning and reflection count, they are the point
3. Record as you go, the tracker takes **two minutes**
4. Leave, illness and parental leave: write to us before and not after
5. Audits are random and friendly
The cut-off is the end of {month}.
+ Random and friendly. Mine was both.
+ Does supervising a student count?
++ Yes, for what you learnt, not for the hours.
+ I am at nineteen and a half. Recommendations for a very short reflection?
++ ~ Reflect on leaving it late. Worked for me.
## notice; Cultural safety, Leadership; garden
= Reconciliation plan: {step}
= Our reconciliation plan: {step}
$ step = where we stand after year one | paid cultural advisers in every committee | scholarships for six students
Written with and led by our First Nations members. What is done, what is late and why: it is all on {two|three} pages, including the parts that we are not proud of.
+ Appreciate the honesty about what is late.
+ Who can members contact to help?
++ Start with the cultural responsiveness course, then ask the advisers what is useful.
## share; Wellbeing, CPD; group
= Member story: {who}
= Meet {who}
$ who = the therapist who runs a clinic from a bus | a father of twins who came back part time | the woman who has been a member for fifty years | three sisters, three occupational therapists
Every month we ask a member four questions. This month, {who}. My favourite answer, to ‘what would you tell your younger self?’: **‘Ask for the window seat. And eat lunch.’**
+ Eat lunch. Every generation learns it again.
+ I was her student in 1994! She has not changed.
++ She says hello and asks about your knitting.
## notice; Jobs; desk
= The portal has learnt something: {feature}
= New in the portal: {feature}
$ feature = saved posts | replies that nest properly | a calmer dark mode | search that finds things
You asked, {forty-one|sixty} of you: **{feature}**. It is live today. If something looks odd on your phone, tell us the model and what you were trying to do.
+ Dark mode at two in the morning with a newborn: thank you.
+ On my old tablet the menu is cut off at the bottom.
++ Thank you, we have found it. Fixed by tomorrow.
+++ It is. Impressive.
## notice; Leadership; desk
= Elections: {what}
= Vote by {day}: {what}
$ what = two board places | state committee members | the student representative
$ day = Friday | the 30th | Sunday night
{Seven|Nine} members stand for election. Statements are {two hundred|a hundred and fifty} words each, we counted. Voting takes three minutes; last year {eleven|fourteen} per cent of you used them.
Let us beat that.
+ Voted. It took two minutes.
+ Can lapsed members vote if they renew today?
++ Yes, if the renewal arrives before the close.
## discuss; Wellbeing; group
= What did we do well this year, and what not?
= Survey results, unvarnished
$ number = 1,904 | 2,211 | 1,760
{number} of you answered. You like: communities, the short news, real people on the phone. You do not like: **the price of courses, our old forms, and being e-mailed {three|four} times about the same thing**.
What we will change first is below the line. What have we missed?
+ Courses recorded and cheaper after three months. I would buy six of them.
++ That is now item four on our list.
+ The people on the phone are wonderful. Please tell them.
++ Read out at the team meeting. There was cheering.
## notice; Placements, Funding; group
= Scholarships for {who}
= Apply now: scholarships for {who}
$ who = rural placements | First Nations students | career changers | members returning to practice
{Twelve|Ten} scholarships of {2,000|1,500} dollars. One page about you, one referee, no essay. Decisions in {four|five} weeks, and money before the placement starts and not after.
+ Money before and not after: whoever changed that, thank you.
+ I had one last year, and it was the reason that I could go. Happy to answer questions.
++ ~ Could you say how much the trip cost in the end?
+++ About 2,600, with petrol. The rest was toast.
`;
