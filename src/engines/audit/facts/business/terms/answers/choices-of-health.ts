/** What only somebody who is treated could answer. */
export const of_health =
  /\b(?:symptoms?|(?:test|lab) results?|medical (?:records?|history|conditions?)|health (?:history|conditions?|concerns?|issues)|diagnos[ei]s|prescriptions?|refills?|medications?|allergies|pains?|neuropathy|arthritis|diabet(?:es|ic)|injur(?:y|ies)|migraines?|headaches?|sciatica|anxiety|depression|trauma|addiction)\b/i
