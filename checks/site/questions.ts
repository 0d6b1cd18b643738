import type {Question} from '../problem';
import {articles} from './articles';
import {content} from './content-start';
import {duplicates} from './duplicates';
import {hashes} from './hashes';
import {labels} from './labels';
import {languages} from './languages';
import {leftovers} from './leftovers';
import {links} from './links';
import {metadata} from './metadata';
import {pairs} from './pairs';
import {pictures} from './pictures';
import {previews} from './previews';
import {leadOn} from './published';
import {readable} from './readable';
import {redirects} from './redirects';
import {resources} from './resources';
import {sitemap} from './sitemap';
import {skills} from './skills';
import {styles} from './styles';
import {uniqueIds} from './unique-ids';
import {vendors} from './vendors';
import {variables} from './variables';
import type {SiteOptions} from './pages';
import type {Site} from './site';

/** The checks of the built site. */
export function siteQuestions(options: SiteOptions): Question<Site>[] {
  const {foreign, unused} = options;
  return [
    links,
    redirects,
    (site) => leadOn(site, options.published),
    (site) => resources(site, foreign),
    styles,
    pictures,
    hashes,
    previews,
    (site) => vendors(site, unused),
    duplicates,
    languages,
    metadata,
    leftovers,
    labels,
    readable,
    content,
    (site) => articles(site, options),
    uniqueIds,
    (site) => sitemap(site, options),
    skills,
    pairs,
    variables,
  ];
}
