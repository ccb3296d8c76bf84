export const research = `
## contrib; Research; desk
= Participants wanted: {topic}
= {Minutes} minutes for a study on {topic}
$ topic = how therapists decide about home visits | burnout in the first five years | goal setting with people with aphasia | what clinicians do with sensory assessments | clinical reasoning on video
$ minutes = Fifteen | Twenty | Forty
We are looking for **occupational therapists in any field** for a study on {topic}. {An online survey|An interview by phone or video}, at a time that suits you. University ethics approval is in place; the number is on the information sheet.
You get a summary in plain language before anything is published.
+ Done, and I liked that there was a box for ‘it depends’.
++ We fought for that box.
+ Are assistants included?
++ Not in this one. You are right that they should be, and we will say so.
+ Could you say how the data is stored?
++ On the university’s server in Australia, names kept apart, deleted after seven years.
## share; Evidence, Research; desk
= New paper in two sentences: {topic}
= Worth ten minutes: {topic}
$ topic = dose of home practice after stroke | group or individual falls programs | school-based handwriting | caregiver training in dementia | early return to work calls
What they did: {a trial with 240 people in three states|a review of nineteen studies|four years of routine data}. What they found: a small, real effect, and **who delivered it mattered less than whether people kept going**.
My doubt: {those who dropped out were sicker|nobody asked what it cost}. Would it change anything on your Monday?
+ It would make me ring after week two. Apparently that is where people drop off.
++ Yes, figure three shows it nicely.
+ Thank you for adding your doubt. More of this please.
+ Is it open access?
++ The accepted version is. Search for the title plus ‘repository’.
## ask; Research, Documentation; desk
= Audit or research: do I need ethics?
= Quality project with {number} files
$ number = sixty | a hundred and twenty | two hundred
I would like to count {splint changes|home visits|waiting days} in {number} files of our own service and perhaps show it at the conference. Is that an audit? Everyone says ‘probably’.
+ If you might publish or show it outside, ask your ethics office for a low-risk or exemption letter **before** you open the first file. Took me nine days.
++ Before. Thank you, I had opened two.
+++ Close them. We never saw it.
+ Ours has a one-page decision tree. I will send it.
## discuss; Evidence, Research; desk
= Does ‘evidence-based’ still mean the same thing?
= Three kinds of evidence in one meeting
In one meeting {a manager|a planner} asked for evidence and meant cost, a {doctor|colleague} meant trials, and the {mother|client} meant ‘has it worked for anyone like us?’. Each was right.
How do you answer all three?
+ In her order: someone like you, then numbers, then cost. It is the order in which people listen.
++ I will try this order.
+ I worry that ‘it depends’ has become our excuse. Some of our favourites have been tested, and failed.
++ ~ Agreed. Which would you name first?
+++ Weighted vests for attention. There, I said it.
## ask; Research, Jobs; desk
= PhD part time with a caseload: mad?
= How did you combine a doctorate and clinic?
{Nine|Seven} years of practice, one question that does not leave me alone, two children under {ten|eight}. The scholarship is for full time.
If you did it: what made it possible, what would you not do again?
+ Three days of clinic, two of thesis, six years. Would do it again, would not do the committee work again.
+ Choose the supervisor and not the topic. Mine rang when I had not written for a month, just to ask about the children.
++ That made me decide whom to ask.
+ I stopped after two years, and it was the right thing. Nobody says that either.
## share; Research, Cultural safety; group; Consumer partnership guide.pdf
= Paying people with lived experience properly
= Co-design: what our partners told us to change
Our {six|five} partners with lived experience reviewed how we work. They asked for: payment **within two weeks**, agendas in plain words, no meetings before ten, and a real say in what we drop.
We changed it all. The study got {later|smaller} and better.
+ No meetings before ten should be universal.
+ How do you pay without touching someone’s pension?
++ Choice of gift card or invoice, and a page on the rules, written by one of the partners.
+ Could we hear from one of them at the conference?
++ Two have said yes already.
## notice; Research, CPD; group
= Journal club: {topic}
= Next journal club, {topic}
$ topic = when trials fail to recruit | qualitative work that changed practice | reading a forest plot without fear | implementation, or why nothing happens
{Thirty|Forty} minutes, online, {second Thursday|third Monday} at noon eastern time. The paper is on the shelf. A clinician presents and a researcher answers, never the other way round.
+ Never the other way round! I shall come for that alone.
+ Noon is ten in Perth, thank you for thinking of us.
+ Can students come?
++ Students ask the best questions. Please.
## ask; Research, Assessment; clinic
= Minimal change: how do you explain it to a client?
= Eleven points up: is it real?
$ tool = the COPM | a grip test | a fatigue scale | the sensory profile
The score on {tool} went up. By the book it is {just over|just under} the minimal important change. The face across the table says that it matters.
How do you use such numbers in the room?
+ I ask: ‘what can you do now that you could not in June?’ and write it next to the number. Both are data.
++ Both are data. Lovely.
+ Repeat the baseline. Mine moved as much in a week without any treatment.
## discuss; Research, Rural; car
= Trials happen in cities
= Where are our clients in the evidence?
I looked at the last {twenty-five|thirty} trials that I cite. {Twenty|Twenty-two} recruited within {thirty|forty} kilometres of a university. My clients live {six|four} hours from one.
What would it take to include them? And what do you do with the evidence until then?
+ Telehealth arms and local researchers. We trained two physios in town, cheaper than flying.
++ How did you do inter-rater reliability?
+++ Videos, twice a month, with wine.
+ Until then I write it into my reasoning: ‘tested in a different place’.
## collab; Research, Documentation; desk
= Looking for sites: {study}
= Small grant, big question: {study}
$ study = home program adherence | occupational therapy in general practice | equipment nobody uses | goals in the person’s words
We have seed money for {eight|ten} months and need {four|five} services that would count the same thing in the same way. We bring the forms, the student and the cake. You bring {ten|twelve} minutes a week.
+ Count us in if the form is one page.
++ It is one page, and it has large boxes.
+ We are a private practice, is that all right?
++ More than all right. Nobody ever asks you.
## ask; Evidence, CPD; desk
= Reading research when you have {minutes} minutes
= How do you keep up?
$ minutes = ten | fifteen | twenty
I get {three|four} alerts a week and read none. I would rather read one thing properly each month. How do you choose?
+ I choose by client: whoever worries me most that month gets a search.
++ What a kind way to choose.
+ Read the discussion first, then the table of who took part, then stop or go on.
`;
