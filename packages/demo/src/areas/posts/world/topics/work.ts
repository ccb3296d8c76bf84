export const work = `
## ask; Return to work, Assessment; workshop
= Worksite visit at {site}: what do you look for first?
= First time at {site}
$ site = an abattoir | a call centre | a vineyard in vintage | a mine site | a hospital laundry
I have a worksite assessment at {site} on {Tuesday|Thursday}, shoulder injury, week {seven|ten}. I know the forms. What I do not know is what I do not know.
What would you look for in the first ten minutes?
+ Who else does the job differently. Somebody always has a trick, and it is often kinder to the shoulder.
++ The left-handed woman at table three. You were right.
+ Where people rest, and whether they may.
+ Ask for the worst day, not today. They always show you today.
## discuss; Return to work, Mental health; desk
= Psychological injury: when the workplace is the problem
= Return to the same supervisor?
Plan says week {six|eight}, same team, same {manager|supervisor}. She sleeps badly again since she read it. Medically she is fit for work. Nobody has asked ‘for which work’.
How do you raise it without taking sides?
+ I ask both, separately: ‘what needs to be different on day one?’ Then I compare. There is often one thing on both lists.
++ There was: no meetings behind closed doors.
+ A neutral first contact person for four weeks. It costs the employer nothing.
+ And sometimes a different job is the recovery. We should say that earlier.
## share; Return to work, Documentation; desk; Suitable duties plan.docx
= Suitable duties plan on one page
= A plan that the supervisor keeps in a pocket
One page, A5 when folded: what is fine, what is not yet, what to do when it hurts, who to ring. Four weeks across the bottom.
Supervisors **use** it. One has laminated his. Union and insurer both asked for the file, which I take as a sign.
+ When union and insurer ask for the same thing you should frame it.
+ Could you say how you phrase ‘what to do when it hurts’?
++ ‘Slow down, swap to list B, tell Kim by the end of the shift.’ With the real name.
## ask; Return to work, Pain; clinic
= Grip, lift, repeat: which functional tests do you trust?
= Consistency of effort: do we still say it?
I inherited a template with a whole page on ‘sincerity of effort’. I do not believe in it, people can feel it, and {a tribunal|a lawyer} recently pulled one apart.
What have you replaced it with?
+ I describe what limited the person and what changed over the hour. No motives.
++ No motives. It could be two words at the top of the template.
+ Real tasks for a real duration. A forty-minute packing task tells more than five maximal squeezes.
+ We had the same page. Deleted, and nobody noticed for a year.
## ask; Assessment, Return to work; desk
= Home office ergonomics by video
= Kitchen chairs, again
{Forty|Sixty} staff at home, budget of {two hundred|a hundred and fifty} dollars each. I will see them by video for twenty minutes.
What gives most comfort for that money?
+ Separate keyboard and a box under the laptop. Then a cushion, then light from the side.
+ Teach them to get up. I schedule the calls so that they stand for half of it.
++ Stand-up assessments. Sold.
+ Photo from the side before the call. Saves seven of your twenty minutes.
## discuss; Return to work, Evidence; desk
= First call within {days} days: does it matter?
= Early contact is our best treatment
$ days = three | five | two
We looked at {two hundred|a hundred and sixty} files. When someone kind rang within {days} days, people were back about {two|three} weeks sooner. It did not seem to matter who rang.
Numbers are small and messy, of course. Has anyone seen the same, or the opposite?
+ Same. The first call I make now has no questions about the injury. Only: how are you going?
+ Could severity explain it? Bad injuries get late calls.
++ Possibly. We split by days in hospital and it held, but only just.
+++ Interesting, please publish it.
## ask; Return to work, Fatigue; clinic
= Long COVID and a full-time job
= Pacing in an open-plan office
{Thirty-eight|Forty-four}, back to {sixty|fifty} per cent, crashes on {Thursdays|Fridays}. The manager offered ‘flexibility’, which so far means answering e-mails in bed.
What does a pacing plan look like at work, in real hours?
+ Mon–Wed–Fri, four hours with a hard stop, and nothing on the days between. Flat before up.
++ Flat before up. She nodded when I read it to her.
+ Meetings cost double for mine. We count them as two.
+ A door sign that is not a lie: ‘resting, back at two’.
## collab; Return to work, CPD; workshop
= Shared library of task analyses: {trade}
= Who has watched {trade}?
$ trade = tree loppers | shearers | early childhood educators | bus drivers | pastry chefs
I am adding **{trade}** to our shared task analyses and have a single visit to go on. If you have seen this job: forces, reach, pace, breaks, the awkward bit that nobody mentions?
+ Have two visits on file, without names. The awkward bit is getting down from the vehicle.
++ It always is. Thank you!
+ Ask about the weather. It changes the whole job.
## urgent; Return to work, Jobs; desk
= Worksite assessor in {place}, next week
= Anyone free for a worksite in {place}?
$ place = Gladstone | Karratha | Moree | Burnie | Port Pirie
Back injury, week four, employer keen, and our consultant is on leave. Half a day at {place}, safety induction online, boots provided in any size except mine.
+ Could do Wednesday. Which state form?
++ You are a star, sending both.
+ I know somebody there, have passed it on.
`;
