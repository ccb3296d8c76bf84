/** What news and resources are about, each several times: what it is called, its tag, its cover, and what is said of it. */
export interface ContentSubject {
  name: string;
  tag: string;
  cover: string;
  category: string;
  line: string;
}

// name | tag | cover | category | a line
const subjects = `splinting after a hand fracture | hand-fractures | hands | practice | The first two weeks decide more than the next ten.
upper limb recovery after stroke | stroke | brain | practice | Dose, task and patience, in that order.
sensory rooms on acute wards | sensory | mind | practice | What staff, patients and the numbers say after a year.
handwriting in the first years of school | handwriting | school | practice | Fewer worksheets, more making.
home modifications | home-modifications | home | practice | From the first visit to the last invoice.
driver assessment | driving | driving | practice | Off road, on road and the conversation afterwards.
NDIS reports | ndis | technology | funding | How planners read, and how to write for them.
the price guide | funding | work | funding | What changes in July, and what stays as it was.
telehealth billing | telehealth | technology | funding | Which items hold, and for whom.
living with dementia at home | dementia | ageing | practice | Small changes that keep people in the place they know.
falls in the garden | falls | ageing | research | Three hundred gardens, one cheap rail.
fatigue after brain injury | fatigue | brain | research | Pacing helps when it is planned with somebody.
student placements | placements | students | association | Forty more services take part this year.
supervision in the first two years | supervision | community | association | What new graduates ask for, and what they get.
rural practice | rural | rural | association | Who works where, and who stays.
cultural safety | cultural-safety | community | association | Led by First Nations colleagues, for every therapist.
assistive technology loans | assistive-technology | technology | practice | Try it for a month before anybody pays.
return to work after injury | return-to-work | work | practice | From the first call to the last review.
the national conference | research | leadership | association | Three days, two hundred talks, one profession.
pain and sleep | pain | wellbeing | research | What comes first, and what follows.`;

export const contentSubjects: readonly ContentSubject[] = subjects.split('\n').map((row) => {
  const [name = '', tag = '', cover = '', category = '', line = ''] = row.split(' | ');
  return { name, tag, cover, category, line };
});
