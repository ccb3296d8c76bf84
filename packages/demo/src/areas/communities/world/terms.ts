import { toHtml } from '../../../world/markup.ts';

/** The terms that every community shares. */
export const globalTermsHtml = toHtml(`# Community terms
These terms apply in every community of the association. They are short so that people read them.
# Look after the people you write about
Never post anything that could identify a client, student, patient or colleague: no names, dates of birth, faces, addresses, report extracts or rare details that together point to one person. If in doubt, leave it out, or change the detail and say that you did.
# Look after each other
1. Disagree with the reasoning, not with the person.
2. Say what your advice rests on: evidence, guideline, experience or a hunch.
3. Advice here does not replace supervision, policy or clinical judgement. You stay responsible for your own practice.
4. Declare an interest before you recommend a product, course or service that you are paid for.
# Keep it useful
- Search before you ask, and come back to say how it went.
- Share only files that you wrote or may share. Published assessments and their forms belong to their publishers.
- Advertising belongs in the member directory, not in a post.
# When something goes wrong
Report a post or comment and a moderator will look at it, usually within two working days. Moderators may edit, close, archive or remove posts, and may remove or block a person. You may ask the association to review that decision.
Questions? Read the [community guide](https://example.org/community-guide) or write to **communities@example.org**.`);

export const driverTermsHtml = toHtml(`# Terms of the Driver assessment community
Driver assessment carries legal weight. By joining you agree that:
1. **No identifying details.** Not the client, not the vehicle, not the driving school, not the exact test route.
2. **No pass or fail by committee.** You may ask how others reason about a case. The fitness-to-drive recommendation stays with the assessor and the licensing authority.
3. **State rules differ.** Name your state or territory whenever you write about licensing, forms or reporting duties.
4. **On-road routes and scoring sheets** shared here are for members’ own services and must not be passed on.
Posts that break these terms are removed, and the author is told why.`);

export const firstNationsTermsHtml = toHtml(`# Agreement for this space
This community is led by Aboriginal and Torres Strait Islander occupational therapists. Everyone is asked to agree to the following.
- Stories, photographs and cultural knowledge shared here belong to the people who share them. **Do not copy, forward or cite them without asking.**
- Non-Indigenous members listen first. Please do not ask individuals to speak for all mob, or to do your homework.
- Let people know before you post the name or image of someone who has passed away.
- What is said in yarning sessions stays in yarning sessions.
The moderators may ask a member to step back from a thread. That is part of keeping the space safe.`);

export const leadersTermsHtml = toHtml(`# Confidentiality in this community
Managers need a place to think aloud. To make that safe, members agree:
1. No names of staff, candidates, services under review or parties to a dispute.
2. Nothing posted here is quoted elsewhere, not even without names.
3. Recruiting from each other’s teams is not what this space is for.
4. Employment law differs between awards and states: treat answers as a starting point, not as advice.`);

export const practiceTermsHtml = toHtml(`# House rules for practice owners
- **No agreements on price.** We talk about how to cost a service. We do not agree on what to charge, which clients to take or which suppliers to avoid: that would breach competition law.
- Declare an interest before you recommend software, courses or consultants.
- Templates are shared as they are. Have your own contract or policy checked before you use it.`);
