/** Somebody's words or view, not what happened. */
const SPEECH =
  /["“”]|\b(?:says?|said|tells?|told|claims?|claimed|argues?|argued|insists?|insisted|believes?|describe[sd]?|praise[sd]?|hail(?:s|ed)|thank(?:s|ed)|cite[sd]?|urge[sd]?|joke[sd]?|accuse[sd]?|warn(?:s|ed)?|call(?:s|ed) (?:for|on|it|the)|demand(?:s|ed)?|critici[sz]e[sd]?|raised concerns)\b/i;
/** The source of a fact at the end of its sentence: ', police said.' */
const SOURCED =
  /,\s(?:[^,]*\b)?(?:officials?|police|authorities|prosecutors|court|ministry|department|agency|records|documents|survey|report|reports|data|according to)\b[^,]*$/i;

const RELATIVE = /\s(?:which|who|whose|where)\s.*$/;

/** Whether a sentence mainly reports speech. A source named at the end of a fact does not count. */
export function isSpeech(text: string): boolean {
  return SPEECH.test(text.replace(SOURCED, '').replace(RELATIVE, ''));
}
