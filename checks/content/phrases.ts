import type {Finding} from '../sources/page';

/** Words that read as translated, British or as an outsider's, with better words. */
interface Phrase {
  pattern: RegExp;
  better: string;
}

/** Maximum number of words in a sentence. */
const MOST_WORDS = 35;

/** British spellings with the American ones; `~` stands for the rest of the word. */
const SPELLINGS = `
  aeroplane airplane, ageing aging, analyse~ analyze, artefact~ artifact, authoris~ authoriz,
  behaviour~ behavior, cancelled canceled, cancelling canceling, catalogue~ catalog,
  categoris~ categoriz, centre~ center, colour~ color, customis~ customiz, defence defense,
  e-mail~ email, emphasise~ emphasize, enrol enroll, favour~ favor, finalis~ finaliz,
  flavour~ flavor, fulfil fulfill, grey~ gray, honour~ honor, initialis~ initializ,
  judgement~ judgment, labelled labeled, labour~ labor, learnt learned, licence~ license,
  localis~ localiz, maximis~ maximiz, minimis~ minimiz, modelled modeled, monetis~ monetiz,
  neighbour~ neighbor, offence offense, optimis~ optimiz, organis~ organiz, personalis~ personaliz,
  practise~ practice, prioritis~ prioritiz, programme program, programmes programs,
  recognis~ recogniz, set-up setup, spelt spelled, summaris~ summariz, synchronis~ synchroniz,
  time-out~ timeout, travell~ travel, utilis~ utiliz, visualis~ visualiz, web site~ website,
  whilst while
`;

const phrase = (pattern: RegExp, better: string): Phrase => ({pattern, better});

const british: readonly Phrase[] = SPELLINGS.split(',').map((pair) => {
  const [, given, american] = /^\s*(\S.*)\s(\S+)\s*$/s.exec(pair) as unknown as string[];
  const word = (given as string).trim();
  return phrase(
    new RegExp(`\\b${word.replace('~', '')}${word.endsWith('~') ? '\\w*' : '\\b'}`, 'gi'),
    `${american}${word.endsWith('~') ? '…' : ''}`,
  );
});
/** Most texts have none, so one pattern looks for all of them first. */
const ANY_BRITISH = new RegExp(british.map(({pattern}) => pattern.source).join('|'), 'i');

const phrases: readonly Phrase[] = [
  // Marks and forms
  phrase(/[«»]/g, 'the English quotation marks “ ”'),
  phrase(/\d[ \u00a0\u202f]%(?![a-z]+\.)/g, 'the number and % without a space'),
  phrase(/(?<!\{)\bids?\b(?!\})/g, 'ID'),
  phrase(/\b(?:e\.g\.|i\.e\.)/g, 'for example, or that is'),

  // Constructions of another language
  phrase(/\b(?:stands?|stood|standing)\b(?! (?:for|out|up|by)\b)/gi, 'is, are, appears'),
  phrase(
    /\b(?:lies|lie|lay) (?:in|on|at|over|under|beside|next|inside|outside|within|between|behind)\b/gi,
    'is, are',
  ),
  phrase(/\b(?:belongs?|belonging) into\b/gi, 'belongs in'),
  phrase(/\b(?:put|puts|putting) into\b/gi, 'put in'),
  phrase(/\b(?:mend|mends|mended|mending|cure|cures|cured)\b/gi, 'fix'),
  phrase(/\banew\b/gi, 'again'),
  phrase(/\bseldom\b/gi, 'rarely'),
  phrase(/\b(?:whereby|wherein)\b/gi, 'which means, or in which'),
  phrase(/\b(?:thereby|therein|thereof|thereupon|hereby|herein)\b/gi, 'a pronoun'),
  phrase(/\bbeside\b/gi, 'next to, or in addition to'),
  phrase(/\b(?:a|have|has|had|the|in) like (?=\p{L})/giu, 'similar'),
  phrase(/\b(?:have|has|had) got\b/gi, 'have'),
  phrase(/\bshall\b/gi, 'should, will or must'),
  phrase(
    /\bat the (?:earliest|latest)\b(?=[ .,;:]*(?:$|[.,;:]|when|if|as|by|in|on|after|before|some|then))/gi,
    'about …, or no later than',
  ),
  phrase(/\b(?:disturb|disturbs|disturbed|disturbing)\b/gi, 'get in the way'),
  phrase(/\b(?:take|takes|taken|took) (?:it |them )?(?:out|away)\b/gi, 'remove'),
  phrase(/\bfrom [^.,;:()]{0,30}\d[^.,;:()\s]* on\b/gi, '… and later, or since …'),
  phrase(/(?<=^|[.:;!?] )See that\b/g, 'Check that'),
  phrase(/\b(?:hence|henceforth|thus|moreover|furthermore|amongst|upon)\b/gi, 'so, also or on'),
  phrase(/\bsuch a one\b|\bthe like\b/gi, 'the thing by its name'),

  // Formulas and asides
  phrase(
    /\b(?:at|by) the end of this page\b|\bafter (?:reading )?this page\b|\bsince this page\b/gi,
    'what the reader gets, in words of this page alone',
  ),
  phrase(/\bha(?:s|ve) the last word\b/gi, 'nothing: leave it out'),
  phrase(/\bplease\b/gi, 'nothing: the imperative is polite enough'),

  // The help center never speaks as an outsider
  phrase(
    /\bdocumented by\b|\bpublic(?:ly)? (?:clients?|documented)\b|\bclients? say\b|\bnot confirmed\b|\bwhat is known\b|\bas far as (?:it is |is )?known\b|\bAppodeal (?:says|states|documents|writes|tells)\b/gi,
    'the fact itself, or nothing',
  ),
];

/** Turns of a translation; archived pages stay as they were. */
const turns: readonly Phrase[] = [
  phrase(/\bsince (?:version )?\d+\.\d/gi, '“In … and later”, as <Since> says it'),
  phrase(
    /(?<!\b(?:the|of|with|these|their|those|no|two|both|allowed|screen|class) )\bnames (?:an?|each|every|its|it|them|everyone|one|your|which|what) |(?:^|[.;:,] |\b(?:to|and|must|can|also|you|don't|doesn't|longer) )name (?:the|each|every|them|an?|your|which|what|all) /gi,
    'list, show, identify, set, or mention',
  ),
  phrase(
    /\bwhat (?:its?|they|(?:each|every|the|your|an?)(?: \w+){0,2}) (?:\w+s|earned|don't|doesn't)\b/g,
    'the noun: revenue, contents, price, purpose',
  ),
  phrase(/\b(?:holds?|carr(?:y|ies)|carried|brings?)\b/gi, 'contain, include, earn, add, or keep'),
  phrase(/\b(?:is|are|be|was|were) asked\b/gi, 'get requests, or answer'),
  phrase(
    /, or (?:you|they|users?|players?)(?:'ll| will)? (?:miss|get|lose|count)\b/g,
    'so that …, or otherwise …',
  ),
  phrase(/(?<!\b(?:it|that|here|there|what|let))'s(?=\s*(?:[.,;:)]|$))/gi, 'the full noun'),
  // Idioms of a translation
  phrase(/\bfirst start\b/gi, 'first launch'),
  phrase(/\bIf (?:it|the (?:error|exception|message|problem)) (?:lasts|stays)\b/g, 'persists'),
  phrase(
    /\bsingle (?:ads?|creatives?|days?|hours?|impressions?|networks?|purchases?)\b/gi,
    'individual, or one',
  ),
  phrase(/\brefus(?:e|es|ed|ing)\b/gi, "reject, decline, or don't let"),
  phrase(/\bwhoever\b|\bwhatever (?:it|the|they)\b/gi, 'no matter …, or regardless of …'),
  phrase(/\b(?:needs?|serves?|shows?) no (?=(?:account|ads?|answer|code)\b)/gi, "don't …"),
  phrase(/\brow of zeros\b/gi, 'all zeros'),
  phrase(
    /\b(?:compiler|Gradle|CocoaPods|linker|resolver|Unity) do(?:es)?n't (?:find|know|see)\b/g,
    "can't find",
  ),
  phrase(
    /\b(?:has|have|of|under|with) another (?:form|format|ID|name|type|version)\b/g,
    'a different …',
  ),
  phrase(/\bgo(?:es)? on\b/gi, 'continue'),
  phrase(/\bthe ones? of\b|(?<=^|[.;] )Those of\b/g, 'the noun again'),
  phrase(/\bthe (?:entry|FAQ|file|guide|log|page|policy) says\b/gi, 'shows, states, or explains'),
  phrase(/\b(?:is|are) gone\b/gi, 'no longer exists, or disappears'),
  phrase(/\bask code\b/gi, "check: a method isn't asked"),
  phrase(
    /(?<=[\w)]): (?=(?:it|it's|that's|there are|there is|there's|they|they're) )/g,
    'because, so, or a full stop',
  ),
  phrase(
    /(?:^|(?<=[.;] ))(?:Build|Click|Close|Open|Press|Send|Start|Sync|Trigger|Watch) [^.;:]{3,90}, and (?:an?|its|the|your) [^.;:]{0,60}\b(?:appears?|creates?|opens?|returns?|shows?)\b/g,
    '“… . … then appears”, or “… and check that …”',
  ),
  phrase(/\bthe services (?=[A-Z])/g, 'the names first: “the Adjust and Meta services”'),
  phrase(/\bagain and again\b/g, '“keeps …ing”'),
  phrase(/\bnewer iOS\b(?! (?:SDK|versions?))/g, '“a newer iOS version”'),
  phrase(
    /(?:^|(?<=[.;] ))(?:Find|Open|Set up|Watch) [^.;:]{3,80}, (?:where|whose) [^.;:]{0,60}\b(?:appears?|follows?)\b/g,
    '“… . … then appears”, or “… and check that …”',
  ),
  phrase(/’/g, "a straight apostrophe '"),
  phrase(/\b(?:after|back|down|for|to|up)wards\b/gi, 'the American form without s'),
  phrase(/\bon as above\b/g, 'on, as in the code above'),
  phrase(/\bat (?:the )?level code\b/g, 'with the log level …, or at the … level'),
  phrase(/\b(?:after|for|in|within) some (?:seconds|minutes|hours|days)\b/gi, 'a few'),
  phrase(
    /\b(?:ten|eleven|twelve|fifteen|twenty|thirty) (?:seconds|minutes|hours|days)\b/gi,
    'numbers from 10 in figures',
  ),
];

const found = (known: readonly Phrase[], text: string): Finding[] =>
  known
    .flatMap(({pattern, better}) =>
      [...text.matchAll(pattern)].map(({0: said, index}) => ({
        index,
        rule: 'english',
        message: `"${said}" was found; write ${better}`,
      })),
    )
    .sort((a, b) => a.index - b.index);

/** Headings that say how a thing ends or what may happen instead of what to do. */
const headings: readonly Phrase[] = [
  phrase(/^(?:When|If) .*|^What goes wrong.*/g, 'Troubleshooting'),
  phrase(/^What (?!is )(?!.*\?).*/g, 'the noun'),
];

/** Wording of a heading that is better said otherwise. */
export const headingTurns = (text: string): Finding[] => found(headings, text);

/** Turns that a native writer would not take, in order. */
export const translatedTurns = (text: string): Finding[] => found(turns, text);

/** Wording in a text that a native writer would change, in order. */
export const translatedPhrases = (text: string): Finding[] =>
  found([...(ANY_BRITISH.test(text) ? british : []), ...phrases], text);

/** Sentences of too many words. */
export const longSentences = (text: string): Finding[] =>
  [...text.matchAll(/\S(?:[^.!?]|[.!?](?!\s))*[.!?]*/g)].flatMap(({0: sentence, index}) => {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.%×/-]*/gu)?.length ?? 0;
    const message = `${words} words in one sentence; at most ${MOST_WORDS} were expected`;
    return words > MOST_WORDS ? [{index, rule: 'long-sentence', message}] : [];
  });

/** Placeholders in samples that could pass for a value. */
export const MISTAKABLE = /\b(?:pub-)?0{8,}\b|\b1234567890\b|\b0123456789abcdef\w*/g;
