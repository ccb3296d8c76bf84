/** Remarks that fit any post of their kind. */
export const chatterBank = `
## ask
+ Following this one, {we had the same question last month|it comes up in our team every few weeks}.
+ {Good|Great} question. Could you say a bit more about what you have tried so far?
++ {Fair point|Sure}, {name}. So far only the obvious things, and about four weeks of each.
+++ Then I would change one thing at a time, otherwise you will never know which one did it.
+ I would write down what a good outcome looks like first, and work back from there. It usually rules out half of the options.
++ Thank you {name}, I had got lost in the detail. Doing exactly that on {Monday|Thursday}.
+ Have you got someone local to think aloud with? If not, message me, I like this sort of question.
++ That is kind, {name}. I may take you up on it.
+ I have got this wrong twice, so take heart. The third time I asked more and planned less.
+ No answer, only solidarity. Please come back and tell us what you decided.
++ Will do!
+ We asked our {specialist|clinical educator} the same thing and the honest answer was: it depends, and here is what on. Happy to share the notes if you message me.
++ Yes please, {name}. I will send you a message.
+ I would take this one to supervision as well. Not because you are wrong, more because two heads write better reasoning.
+ Just to gently offer another view: sometimes doing less is the intervention. I have regretted adding things more often than leaving them out.
++ That is a useful nudge, thank you.
++ ~ I second this. Watching for two weeks has saved me from a lot of clever ideas.
+ What would happen if you left it for two weeks? I ask myself that more and more.
++ Probably less than I fear, to be honest.
+++ It is often so!
+ The answers here are better than most courses. Thank you for asking it in public.
+ There was a long thread on this {last year|around Easter}; search for the tag and sort by oldest. The second half is gold.
++ Found it, thanks {name}. That answers most of it.
+ Saving this. Someone on our team will ask me next week, I can feel it.
+ Not my usual field, so I am only here to learn. Please keep the answers coming.
+ Ring the person who did it last, honestly. Ten minutes on the phone beats any checklist.
## share
+ This is so generous, {name}. Thank you for writing it up.
++ You are very welcome. I have borrowed enough from this community.
+ Printed, laminated, on the wall of our {tea room|office}.
+ Thank you! Are we free to adapt it with our own logo?
++ Yes of course, just keep the date on it so that old copies can be spotted.
+ We did something similar and found the first two weeks the hardest. After that nobody could imagine going back.
++ Same here, {name}. Week three was the turning point.
+ Small question: would you do anything differently if you began again?
++ Start smaller and tell more people about it earlier.
+ Shared with my team this morning. Two people have already used it.
+ This is the kind of post that I renew my membership for.
+ Did you run it past your consumer group? I would love to know what they said.
++ We did. They asked for shorter words and bigger pictures, and they were right.
+++ They always are.
+ I am going to borrow this shamelessly, with credit.
+ Bookmarking this for our next team meeting.
+ We tried something like it and it faded after a few months, when the person behind it moved on. Make sure that two people own it.
++ Thank you {name}, that is exactly the sort of thing I hoped to hear.
## discuss
+ I have changed my mind on this at least twice. Currently I lean towards your view.
+ Respectfully, I see it a little differently. In a smaller team the same rule would sink us.
++ That is fair, {name}. I am lucky with the size of ours.
+++ And I am a bit envious!
+ Could not agree more, and I would add that students notice when we say one thing and do the other.
+ Has anyone actually measured this? I would trust it more with numbers.
++ We counted for six weeks, nothing fancy. Happy to show you the spreadsheet.
+++ Please do, even a rough count is more than most of us have.
+ Thank you for saying it out loud.
+ Reading this with my lunch and nodding so much that a colleague asked what was on.
+ I would like to hear from someone for whom the opposite has worked.
++ ~ Here I am, happy to explain over a long coffee.
+ I think we sometimes confuse being busy with being useful. Me included.
+ What would it take to try it for a month?
++ One willing manager and a quiet month. I have the first.
+ The best argument I have heard for the other side came from a client, so I am staying humble here.
## urgent
+ Have messaged you directly.
++ Got it, thank you so much {name}.
+ Bumping this so that more people see it.
+ Not near you, but I have forwarded it to two colleagues who are.
++ One of them has already rung me. This community!
+ If nobody answers by this afternoon, try the equipment pool at the nearest large hospital. They lend more often than you would think.
++ Trying them now.
+ Did this get sorted? Thinking of you.
++ Sorted, with a lot of help. I will update the post.
## collab
+ Count me in.
++ Wonderful, adding you to the list.
+ Interested, but only from {the start of next term|next month}. Is that too late?
++ Not at all, {name}. We will still be warming up.
+ Could this work for people in another time zone? {Perth|Darwin} asks politely.
++ We will alternate early and late, so that everyone suffers equally.
+++ Spoken like a true occupational therapist.
+ Is there a time commitment in mind?
++ About an hour a fortnight, and nobody minds if you miss one.
+ I would love to but my plate is full. Please post what comes of it.
+ Passing this on to a colleague who has been looking for exactly this.
## contrib
+ Happy to help. Where do I sign up?
++ Just reply with your e-mail preference and I will send the link.
+ I can give an hour, is that useful?
++ An hour is perfect.
+ Shared with our team, you should get a few more from us.
+ Will the results come back to the people who took part?
++ Yes, in plain language, and before they go anywhere else.
+ Done. It took me eleven minutes, including the kettle.
## notice
+ Thanks for letting us know.
+ Clear and short. More like this, please.
+ Thank you to the volunteers behind this. It does not happen by itself.
++ I will pass it on, they will be pleased.
+ Shared with my team, thank you.
+ Good to read it here first.
+ Who is the best person to ask about details?
++ I am, {name}, or anyone at the office.
`;
