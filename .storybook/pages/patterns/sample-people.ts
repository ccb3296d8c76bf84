const names = ['Priya Raghunathan', 'Ana Costa', 'Ben Wu', 'Caitlin O’Hara', 'Dev Patel', 'Eli Stone', 'Fatima Noor'];
const jobs = ['Hand therapist, Dubbo', 'Paediatrics, Hobart', 'Community care, Perth'];

export const people = names.map((name, index) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { id: index + 1, firstName, lastName, pronoun: null, job: jobs[index % jobs.length] ?? '' };
});
