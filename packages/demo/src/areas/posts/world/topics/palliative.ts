export const palliative = `
## ask; End of life, Equipment; bathroom
= Home by {day}, weeks to live
= She would like to die on the veranda
$ day = Thursday | Friday | tomorrow
Home by {day}: hospital bed, hoist, commode, and a veranda with {two steps|a narrow door} that looks west. The veranda is what she talks about.
How have you made something like this happen quickly?
+ Bed on the veranda itself, with outdoor blinds and a baby monitor. Our equipment team carried it around the house.
++ They measured the gate this morning. We will manage.
+++ Please tell them thank you from a stranger.
+ Ask the family who is handy. A brother built us a platform in one evening, he needed something to do.
+ Have the inside plan ready too, for the last days. You may not need it.
## discuss; End of life, Wellbeing; walk
= What do you do after a death?
= The drive back
I sat in the car outside {his|her} gate for {ten|fifteen} minutes. Then I went to the next visit, which was about a {tap|rail}. It felt absurd and I was glad of the {tap|rail}.
What are your rituals?
+ I plant something each year for everyone from that year. This time it is a lemon myrtle.
++ That is lovely. I think I shall do the same.
+ I ring the nurse who was also there. We do not say much.
+ I write one line about something that the person taught me. I have a whole notebook.
## share; Fatigue, End of life; desk; Energy envelope.pdf
= Energy is for spending
= Fatigue at the end of life: we stopped saying ‘conserve’
People heard ‘save up’. For what? So we changed the language: **energy is for spending, on what you choose**. The sheet has three columns. Worth it. Somebody else can. Let it go.
One man put ‘shaving’ into the third and ‘feeding the {magpies|chooks}’ into the first. He did so until the last week.
+ Worth it, somebody else can, let it go. I need this for my own life.
+ We tried it with a teenager. First column: gaming with friends at midnight. We moved everything else around it.
++ Exactly right.
## ask; End of life, Cognition; clinic
= Breathless and frightened at night
= Breathlessness: what do you teach in the first visit?
Fan, positions, pacing, the poem with the long out-breath. All of it works in the clinic. At {three|two} in the morning none of it is there.
What helps people to remember it when they panic?
+ A card with four pictures on the wall above the bed, and the fan clipped at the pillow. Partner practises as well.
++ Partner practises as well: that is the missing half.
+ I record my voice on their phone, ninety seconds. They hate it by day and play it at night.
## share; End of life, Group programs; group
= Letters, recipes and a very bad joke
= Legacy work when there is no time for a book
She had {two|three} weeks and no strength to write. We recorded {nine|eleven} recipes in her kitchen, me holding the spoon, her telling me that I did it wrong.
Her {grandson|daughter} typed them, **including the telling off**. It is the best thing I did this year.
+ ‘Including the telling off.’ Crying at my desk.
+ How did you do the consent?
++ On the recording itself, at the start: who may hear it and who may not. She excluded one cousin.
+++ I like her more and more.
## discuss; End of life, Cultural safety; garden
= Sorry business and our timelines
= When the house must be left empty
A family I work with has left the house after a death, as is right. The equipment is in it, and the {hire company|hospital} would like it back on {Monday|Friday}.
I have asked them to wait and will pay if I must. How does your service handle it?
+ We wrote it into the loan agreement: equipment is collected when the family says so. Nobody has abused it in four years.
++ May I see the wording?
+++ Of course, sent to you.
+ Thank you for asking here. Please let the family choose who comes to the house as well.
## ask; End of life, Wellbeing; clinic
= Young parent, advanced cancer: what about the school run?
= {Parent}, thirty-nine, wants to keep doing {task}
$ parent = Mother | Father
$ task = the school lunches | bath time | Saturday football | the plaits
{Parent} of two, wants to keep {task} for as long as possible. Weakness on the right, {steroids|radiotherapy} until next month.
How do you help with the doing **and** with the handing over?
+ Make the handing over part of it: the child learns one step each week, with mum or dad as the teacher.
++ Thank you. The eldest has asked to learn already.
+ Do less of it, completely. Tuesday’s lunch, from start to end, is better than helping every day.
## ask; Equipment, End of life; workshop
= Bed, chair, floor: comfort for someone who will not lie down
= He sleeps at the table
Advanced heart failure, sleeps at the {kitchen|dining} table on his arms. The recliner makes him feel ‘{stuck|laid out}’.
Ideas for that table?
+ Raise it, pad it, wedge and pillow against the chest, feet flat on a box. He may be right, it is a good position.
++ He would like you to know that he told me so.
+ An overbed table and a high-backed chair with arms, so that it looks like his own.
## collab; End of life, CPD; group
= Monthly reflection for anyone who works with dying people
= An hour to talk about dying, with company
{Last Wednesday|First Thursday} of the month, {7|8} pm eastern time, online. No slides. Someone brings a story, we listen, we finish with what we will carry and what we will put down.
All fields welcome. Generalists are the majority.
+ I have one palliative client and have never felt so out of my depth. May I come?
++ You are exactly who it is for.
+ Will be there, camera off, if that is all right.
++ Quite all right.
`;
