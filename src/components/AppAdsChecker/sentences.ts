import {translate} from '@docusaurus/Translate';
import type {Rule} from './logic';

/** What a problem is, with placeholders for the part of the line and for another line. */
export function sentence(problem: Rule): string {
  switch (problem) {
    case 'not-text':
      return translate({
        id: 'site.appAds.notText',
        message: 'This is a web page or a rich-text document. app-ads.txt is plain text.',
      });
    case 'too-large':
      return translate({
        id: 'site.appAds.tooLarge',
        message: 'This is far larger than any app-ads.txt. Paste only the file.',
      });
    case 'too-few-fields':
      return translate({
        id: 'site.appAds.tooFew',
        message:
          'A record has at least three fields, separated by commas: domain, account ID, DIRECT or RESELLER. Found: {detail}',
      });
    case 'too-many-fields':
      return translate({
        id: 'site.appAds.tooMany',
        message:
          'A record has at most four fields. If the end is a comment, put # before it. Found: {detail}',
      });
    case 'domain':
      return translate({
        id: 'site.appAds.domain',
        message: '{detail} is not a domain. Write it without https:// and without a path.',
      });
    case 'account':
      return translate({
        id: 'site.appAds.account',
        message: 'The account ID is empty or contains a space.',
      });
    case 'account-shape':
      return translate({
        id: 'site.appAds.accountShape',
        message:
          '{detail} doesn’t look like an account ID of this network. Compare it with the console.',
      });
    case 'placeholder':
      return translate({
        id: 'site.appAds.placeholder',
        message: '{detail} is a placeholder. Replace it with your own ID, or remove the line.',
      });
    case 'relation':
      return translate({
        id: 'site.appAds.relation',
        message: '{detail} must be DIRECT or RESELLER.',
      });
    case 'relation-case':
      return translate({
        id: 'site.appAds.relationCase',
        message: 'Write {detail} in capitals: not every crawler accepts small letters.',
      });
    case 'authority':
      return translate({
        id: 'site.appAds.authority',
        message: '{detail} is not a certification ID: letters and digits only.',
      });
    case 'authority-other':
      return translate({
        id: 'site.appAds.authorityOther',
        message: 'The certification ID of this network is {detail}.',
      });
    case 'empty-field':
      return translate({
        id: 'site.appAds.emptyField',
        message: 'The line ends with a comma. It is harmless; remove it to keep the file clean.',
      });
    case 'quotes':
      return translate({
        id: 'site.appAds.quotes',
        message: 'Remove the quotation marks: {detail}',
      });
    case 'unknown-variable':
      return translate({
        id: 'site.appAds.unknownVariable',
        message: 'The specification has no variable {detail}.',
      });
    case 'variable-empty':
      return translate({id: 'site.appAds.variableEmpty', message: '{detail} has no value.'});
    case 'variable-repeated':
      return translate({
        id: 'site.appAds.variableRepeated',
        message: '{detail} may appear only once. Crawlers read line {line} and ignore this one.',
      });
    case 'variable-domain':
      return translate({
        id: 'site.appAds.variableDomain',
        message: '{detail} is not a bare domain such as example.com.',
      });
    case 'variable-country':
      return translate({
        id: 'site.appAds.variableCountry',
        message: '{detail} is not a country of two letters such as US.',
      });
    case 'manager-repeated':
      return translate({
        id: 'site.appAds.managerRepeated',
        message:
          'MANAGERDOMAIN may appear once for each country and once without a country; line {line} has it already.',
      });
    case 'nobody':
      return translate({
        id: 'site.appAds.nobody',
        message:
          'This line says that nobody may sell your ads. Remove it as soon as the file has other records.',
      });
    case 'subdomain':
      return translate({
        id: 'site.appAds.subdomain',
        message: 'SUBDOMAIN has no meaning for apps. Crawlers ignore it.',
      });
    case 'duplicate':
      return translate({id: 'site.appAds.duplicate', message: 'Same record as line {line}.'});
    case 'missing':
      return translate({
        id: 'site.appAds.missing',
        message: 'No line for {detail}. Copy it from the network’s console.',
      });
  }
}
