export const books = `
## notice; Wellbeing; garden
= Next book: {book}
= {Month}: {book}
$ month = March | May | July | September | November
$ book = a novel about a lighthouse keeper’s daughter | a memoir of a deaf teacher | short stories from the Kimberley | a history of chairs | a crime novel set in a nursing home
By popular vote ({six|five} to four, with one recount): **{book}**. We meet on the last Sunday at eight. Finishing is optional, biscuits are not.
+ I demanded the recount and accept the result.
+ The library has two copies, I have one of them. Sorry.
++ Pass it on when done!
## discuss; Wellbeing; garden
= Did anyone like the ending?
= I threw it across the room
I finished at {one|two} in the morning and threw it across the room. Not a word about the plot here, but: **was that fair of the author?** Sunday will be lively.
+ I thought it was perfect. Sunday will be very lively.
++ Bring your evidence.
+ I have forty pages left, please stop talking.
## share; Wellbeing, CPD; desk
= Best non-fiction for a clinician who is tired
= Read this on a train
Not our monthly book, but: {a slim one on attention|a nurse’s essays|a carpenter on learning a craft}. It has changed how I look at {my own hands|a morning routine}. A hundred and forty pages, large print, no homework.
+ Sold by ‘no homework’.
+ Read it. The chapter about the door hinge is about therapy, whether the author knows it or not.
++ Yes! I underlined the whole page.
## ask; Wellbeing; car
= Audiobooks for long drives?
= {Hours} hours to the next clinic
$ hours = Four | Six | Three
What can I listen to that does not make me {miss the turn-off|cry before a home visit}? Good voices more important than plot.
+ Anything read by an old actor with a big voice. I have learnt a lot about whales.
++ Whales for six hours. Perfect.
+ Short stories, one per roadhouse.
## discuss; Wellbeing; group
= Books in which somebody does our work
= Has there ever been an OT in a novel?
I have found {one|two}. In {both|it} we bring baskets. Does anyone know better? Otherwise one of us has to write it.
+ There is one in a hospital thriller. She notices the murderer by his grip.
++ By his grip! Title please.
+ I volunteer to write it. Chapter one: The Shower Chair.
## ask; Wellbeing; kitchen
= What do we read to our children, parents, clients?
= Reading aloud
I have started to read aloud to {my father|a client with MND|my teenagers, who pretend to hate it}. Twenty minutes. It does something that television does not.
What are good books to read aloud?
+ Anything with weather in it.
+ Old detective stories. Everyone stays awake for the next clue.
++ Trying it tonight.
## notice; Wellbeing; garden
= Minutes of a very good Sunday
= What we said last Sunday
{Nine|Eight} of us, two cats, one power cut. We agreed on nothing except the **{first chapter|grandmother|dog}**, which was superb. Next time {Hodan|Fiona} chooses.
+ The power cut improved it, I think. Voices in the dark.
+ Sorry to have missed it, the baby had views.
++ The baby is welcome too.
## discuss; Wellbeing; walk
= Is it all right not to finish?
= I gave up on page {page}
$ page = 40 | 112 | 201
Life is short, my shelf is long, and the {uncle|dream sequence} was too much. I return it with thanks and no guilt. Well, some guilt.
+ I have a rule: one hundred pages minus your age.
++ Then I am allowed to stop at once!
+ It gets better on the next page. It really does. Sorry.
## ask; Wellbeing; garden
= Nominations, please: {kind}
= Something {kind} next?
$ kind = funny | very short | translated | from the islands | about work
After {two|three} sad ones in a row we need something {kind}. One title and one sentence each, vote on {Sunday|Friday}.
+ A village detective who is also the postwoman. Funny, short and from Sicily.
++ Ticks three boxes. Nominated.
+ I nominate a cookbook and stand by it.
## share; Wellbeing; garden
= A poem for a hard week
= Found in a waiting room
I found a page from a poetry calendar in the {waiting room|staff toilet} at work. It is about {folding sheets with someone|the patience of boats}. I will not copy it here because of rights, but ask your librarian: it took mine {four|six} minutes.
+ Mine took two and was very proud.
+ Folding sheets with someone is my favourite assessment.
++ I knew that this club would understand.
`;
