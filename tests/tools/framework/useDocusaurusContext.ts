const context = {
  siteConfig: {baseUrl: '/', url: 'https://docs.example', customFields: {}},
  i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en'}}},
};

export default (): typeof context => context;
