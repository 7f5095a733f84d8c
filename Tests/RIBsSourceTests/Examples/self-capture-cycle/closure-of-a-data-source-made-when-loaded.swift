// The view makes the data source when it is loaded.
// with: Kid
final class KidViewController: UICollectionViewController, ViewControllable {
  weak var listener: KidPresentableListener?
  private var picked: Set<Int> = []
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    // reported: warning
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, path, item in
      self.cell(at: path, item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    source?.apply(snapshot, animatingDifferences: false)
  }

  @objc private func closeTapped() { listener?.didTapClose() }

  private func cell(at path: IndexPath, _ item: Int) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.isSelected = picked.contains(item)
    return cell
  }
}
